/** One number that was measured: what, in which unit, with how much on the table or in the hand. */
export interface Reading {
  readonly what: string
  readonly unit: string
  /** Column: `2000` items, `12` dice. */
  readonly of: string
  readonly value: number
  /** What it should be at most. A goal: missing it breaks nothing. */
  readonly goal?: number
}

/** The middle one; of an even number the higher. NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that this part (0 to 1) of all lie below. NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

const written = (value: number) =>
  Number.isNaN(value) ? '-' : value >= 100 ? String(Math.round(value)) : String(+value.toFixed(2))

/**
 * The readings as a table in plain text: a line for each thing measured, a column for each size. A
 * value over its goal bears a `!`.
 */
export function asTable(readings: readonly Reading[]): string {
  const columns = [...new Set(readings.map(({ of }) => of))]
  const names = [...new Set(readings.map(({ what, unit }) => `${what} (${unit})`))]
  const lines = names.map((name) => {
    const row = readings.filter(({ what, unit }) => `${what} (${unit})` === name)
    const cells = columns.map((column) => {
      const reading = row.find(({ of }) => of === column)
      if (!reading) return ''
      const over = reading.goal !== undefined && reading.value > reading.goal
      return written(reading.value) + (over ? ' !' : '')
    })
    const goal = row.find((reading) => reading.goal !== undefined)?.goal
    return [name, ...cells, goal === undefined ? '' : `${goal}`]
  })
  const all = [['', ...columns, 'goal'], ...lines]
  const widths = (all[0] ?? []).map((_, at) =>
    Math.max(...all.map((line) => line[at]?.length ?? 0)),
  )
  return all
    .map((line) =>
      line
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
