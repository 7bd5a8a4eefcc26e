import type { Plugin } from 'vite'

// No inline script or style, no eval, no WebAssembly, nobody else's server but the sockets people invite.
const POLICY = [
  "default-src 'self'",
  "connect-src 'self' ws: wss:",
  "img-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Puts the Content-Security-Policy into the built page (while developing, Vite needs inline scripts). */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  }
}

const CONSTRUCTED = `
export function stylesheetSingleton() {
  const sheet = new CSSStyleSheet()
  let users = 0
  return {
    add(style) {
      if (users++ > 0) return
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      if (--users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
`

/**
 * Radix's dialogs and menus keep the page from scrolling by a style element, which the policy refuses. A constructed
 * style sheet does the same, and is allowed.
 */
export function constructedStyles(): Plugin {
  return {
    name: 'constructed-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/react-style-singleton\/dist\/es2015\/singleton\.js$/ },
      handler: () => ({ code: CONSTRUCTED, map: null }),
    },
  }
}
