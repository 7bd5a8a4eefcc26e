/*
 * The first script of the page, which comes alone and at once. It says what is coming, so that nobody looks at an empty
 * page; and where the address names a table, it asks for all that an open table needs, so that nothing of it waits for
 * something else to be read. Whatever it asks for would be asked for anyway.
 */

/** Names of files, from the page; and what is said first, in each language. */
interface Wanted {
  readonly scripts: readonly string[]
  /** What it shows as soon as it stands, and does not wait for. */
  readonly soon: readonly string[]
  readonly styles: readonly string[]
  readonly faces: readonly string[]
  readonly papers: readonly string[]
  /** What draws, by how this browser drew the last time. */
  readonly drawing: Readonly<Record<string, readonly string[]>>
  readonly words: Readonly<Record<string, { readonly table: string; readonly page: string }>>
}

// Written in by the build.
declare const WANTED: Wanted

/** Asks for a file; `as` what it is. */
function ask(href: string, as?: 'style' | 'font' | 'fetch'): void {
  const link = document.createElement('link')
  link.rel = as ? 'preload' : 'modulepreload'
  if (as) link.as = as
  // As all of them are asked for later: a file that is asked for in another way is fetched again.
  link.crossOrigin = ''
  link.href = new URL(href, document.baseURI).href
  document.head.append(link)
}

/** What is kept on this device; nothing where that is refused. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function settings(): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(kept('prophecy-table') ?? '{}'))
  } catch {
    return {}
  }
}

/** Says what is coming, on the bare wood of this room, until the page itself stands. */
function speak(table: boolean): void {
  const root = document.getElementById('root')
  if (!root || root.hasChildNodes()) return
  const { language, theme, letters } = settings()
  const spoken = [
    typeof language === 'string' ? language : '',
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ]
  const lang = spoken.find((tag) => Object.hasOwn(WANTED.words, tag)) ?? 'en'
  const words = document.createElement('p')
  words.lang = lang
  words.textContent = WANTED.words[lang]?.[table ? 'table' : 'page'] ?? ''
  Object.assign(words.style, {
    position: 'fixed',
    inset: '0',
    margin: '0',
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    font: `600 ${Number(letters) || 100}% / 1.4 Georgia, serif`,
    colorScheme: theme === 'light' || theme === 'dark' ? theme : 'light dark',
    background: 'light-dark(#6d422a, #33211a)',
    color: '#f8ecd7',
  })
  document.body.append(words)
  new MutationObserver((_seen, observer) => {
    if (!root.hasChildNodes()) return
    observer.disconnect()
    words.remove()
  }).observe(root, { childList: true })
}

const table = location.hash.startsWith('#t=')
if (table) {
  for (const script of WANTED.scripts) ask(script)
  for (const style of WANTED.styles) ask(style, 'style')
  for (const face of WANTED.faces) ask(face, 'font')
  for (const paper of WANTED.papers) ask(paper, 'fetch')
  for (const script of WANTED.soon) ask(script)
  const draws = kept('prophecy-table-draws') ?? ''
  // What is kept may be anything.
  if (Object.hasOwn(WANTED.drawing, draws))
    for (const script of WANTED.drawing[draws] ?? []) ask(script)
}
if (document.body) speak(table)
else document.addEventListener('DOMContentLoaded', () => speak(table))

export {}
