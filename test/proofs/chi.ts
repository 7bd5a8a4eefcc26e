/** The chance of a chi-square at least this large with so many degrees of freedom: the upper gamma function. */
export function chanceOfChi(chi: number, freedom: number): number {
  const [a, x] = [freedom / 2, chi / 2]
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  if (x < a + 1) {
    // A series for the lower part.
    let term = 1 / a
    let sum = term
    for (let n = a + 1; term > sum * 1e-14; n++) {
      term *= x / n
      sum += term
    }
    return 1 - sum * scale
  }
  // A continued fraction for the upper part, by Lentz.
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let h = d
  for (let n = 1; n < 1000; n++) {
    const an = -n * (n - a)
    b += 2
    d = 1 / (an * d + b)
    c = b + an / c
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-14) break
  }
  return h * scale
}

/** Lanczos, good to fifteen digits. */
function logGamma(z: number): number {
  const parts = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
    12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ]
  const y = z - 1
  const t = y + 7.5
  const sum = parts.reduce((all, part, i) => all + part / (y + i + 1), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (y + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** How likely counts at least so uneven are, were all equally likely. */
export function evenness(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length
  const chi = counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0)
  return chanceOfChi(chi, counts.length - 1)
}

/** How likely a table at least so lopsided is, did its rows and columns know nothing of each other. */
export function independence(table: readonly (readonly number[])[]): number {
  const rows = table.map((row) => row.reduce((sum, n) => sum + n, 0))
  const columns = table[0]!.map((_, j) => table.reduce((sum, row) => sum + row[j]!, 0))
  const all = rows.reduce((sum, n) => sum + n, 0)
  let chi = 0
  table.forEach((row, i) => {
    row.forEach((n, j) => {
      const expected = (rows[i]! * columns[j]!) / all
      chi += (n - expected) ** 2 / expected
    })
  })
  return chanceOfChi(chi, (rows.length - 1) * (columns.length - 1))
}
