/**
 * Waits until `look` says true; asks 20 times a second. (Playwright's own waitForFunction evaluates a string in the
 * page, which the page's policy refuses; `page.evaluate` comes by the debugger and may.)
 * @param what for the error: "the board is there"
 */
export async function until(
  what: string,
  look: () => boolean | Promise<boolean>,
  atMost = 20_000,
): Promise<void> {
  const end = performance.now() + atMost
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`not within ${atMost} ms: ${what}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}
