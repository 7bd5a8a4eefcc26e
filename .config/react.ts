import type { Plugin } from 'vite'

const RECONCILER = /\/react-reconciler\/cjs\/react-reconciler\.production\.js$/
const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.m?js$/
const DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/** What is asked of each of them, and so stays; everything else is only reached by what stays. */
const ASKED: readonly [RegExp, readonly string[]][] = [
  [RECONCILER, ['createContainer', 'updateContainer', 'injectIntoDevTools']],
  [DOM, ['createRoot', 'version']],
]

/** What a renderer of React's may be able to do; Pixi's can do the first alone, and says so only when it runs. */
const ABILITIES: Readonly<Record<string, boolean>> = {
  Mutation: true,
  Persistence: false,
  Hydration: false,
  Resources: false,
  Singletons: false,
  TestSelectors: false,
  Microtasks: false,
}

/** Every piece of the pattern must be there: another version of React would be another text. */
function replaced(code: string, what: RegExp, by: string): string {
  const next = code.replace(what, by)
  if (next === code) throw new Error(`${what} is not in this React`)
  return next
}

/** No page is drawn by a server, so none is ever taken over from one. */
function neverHydrating(code: string): string {
  const written = replaced(code, /\bisHydrating(?= = |\n\))/g, 'wasHydrating')
  const read = replaced(written, /\bisHydrating\b(?!\$)/g, 'false')
  const here = replaced(read, /[A-Za-z_$][\w$.]*\.isDehydrated\b/g, 'false')
  return replaced(here, /[A-Za-z_$][\w$.]*\.dehydrated\b/g, 'null')
}

/** The strokes of an icon are told apart by long words; their numbers do as well. */
function numbered(code: string): string {
  let n = 0
  return code.replace(/\bkey: "\w+"/g, () => `key: "${n++}"`)
}

function onlyAsked(code: string, asked: readonly string[]): string {
  return replaced(
    code,
    new RegExp(`^ *exports\\.(?!(?:${asked.join('|')})\\b)\\w+ = `, 'gm'),
    'void ',
  )
}

function ableTo(code: string): string {
  let next = replaced(code, /\bsupports(\w+) = \$\$\$config\.supports\w+/g, 'told$1 = 0')
  for (const [name, can] of Object.entries(ABILITIES))
    next = replaced(next, new RegExp(`\\bsupports${name}\\b`, 'g'), String(can))
  return next
}

/**
 * Keeps React lean: what it holds for servers and for renderers of another kind is found out when it runs, and so no
 * minifier can leave it out. Here it is known before.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    transform: {
      filter: { id: [RECONCILER, DOM, ICON] },
      handler(code, id) {
        if (ICON.test(id)) return { code: numbered(code), map: null }
        const asked = ASKED.find(([file]) => file.test(id))?.[1]
        if (!asked) return null
        const own = neverHydrating(onlyAsked(code, asked))
        return { code: RECONCILER.test(id) ? ableTo(own) : own, map: null }
      },
    },
  }
}
