/*
 * The first script of the page, which comes alone and at once: where the address names a table, it asks for all that an
 * open table needs, so that nothing of it waits for something else to be read. Whatever it asks for would be asked for
 * anyway.
 */

/** Names of files, from the page. */
interface Wanted {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly faces: readonly string[]
}

// Written in by the build.
declare const WANTED: Wanted

/** Asks for a file; `as` what it is. */
function ask(href: string, as?: 'style' | 'font'): void {
  const link = document.createElement('link')
  link.rel = as ? 'preload' : 'modulepreload'
  if (as) link.as = as
  // As all of them are asked for later: a file that is asked for in another way is fetched again.
  link.crossOrigin = ''
  link.href = new URL(href, document.baseURI).href
  document.head.append(link)
}

if (location.hash.startsWith('#t=')) {
  for (const script of WANTED.scripts) ask(script)
  for (const style of WANTED.styles) ask(style, 'style')
  for (const face of WANTED.faces) ask(face, 'font')
}

export {}
