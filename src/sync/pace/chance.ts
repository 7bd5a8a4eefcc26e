/** A number between these two, another one each time: so that not all do the same at the same moment. */
export function anyBetween(least: number, most: number): number {
  const spread = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0xffffffff
  return least + spread * (most - least)
}
