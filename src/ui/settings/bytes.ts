/** Bytes as people say them: in kilobytes, megabytes or gigabytes, never with more than two digits that matter. */
export function bytesSaid(bytes: number, lang: string): string {
  const [unit, by] =
    bytes < 1e6
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const)
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit,
    maximumSignificantDigits: 2,
  }).format(bytes / by)
}
