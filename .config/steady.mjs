/**
 * Goes on after whatever nobody foresaw, and tells of it. A table in the middle of its evening hangs on this server,
 * and it holds nothing that could be left half done: whatever one request made go wrong, the next one finds it as it
 * was.
 * @param {(sort: string, sentence: string) => void} odd
 */
export function steady(odd) {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (/** @type {unknown} */ error) => {
      const what = error instanceof Error ? error.message : String(error)
      odd('inside', `Something unforeseen went wrong, and it goes on: ${what.slice(0, 200)}`)
    })
  }
}
