import type { CommandId } from '../../ui/desk/commands.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'
import { tableInAddress } from '../page/address.ts'

/**
 * What a screen does without that stands somewhere by itself: every way out of the page, to other people's tables, to
 * files, paper and links, and what is set once for the screen.
 */
export const WITHOUT = [
  'print',
  'picture',
  'invite',
  'settings',
  'history',
  'backup',
  'file',
  'copy',
  'lobby',
] as const satisfies readonly CommandId[]

/** Where this device keeps which table such a screen shows. */
const SHOWN = 'prophecy-table/kiosk'

/** The table that such a screen of this device has shown last. */
export function tableShown(): string | undefined {
  const kept = keptHere(SHOWN)
  return kept !== null && /^[\w-]{8,64}$/.test(kept) ? kept : undefined
}

/** Keys of the browser that lead away from the page, or show more than it: Mod is Ctrl or Cmd. */
const AWAY: readonly string[] = [
  'Alt+ArrowLeft',
  'Alt+ArrowRight',
  'Alt+Home',
  'Alt+d',
  'Alt+e',
  'Alt+f',
  'BrowserBack',
  'BrowserForward',
  'BrowserHome',
  'BrowserSearch',
  'BrowserFavorites',
  'LaunchMail',
  'F1',
  'F3',
  'F6',
  'F7',
  'F11',
  'F12',
  ...[...'beghijklnopstuw[]'].map((letter) => `Mod+${letter}`),
  ...[...'abcdehijklmnopstuwxy'].map((letter) => `Mod+Shift+${letter}`),
  ...[...'iju'].map((letter) => `Alt+Mod+${letter}`),
  ...['Mod+,', 'Mod++', 'Mod+-', 'Mod+0', 'Mod+=', 'Mod+Shift+Delete'],
]

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** What a key is called where letters are Latin: by other letters a browser does what stands there on such keys. */
function keyOf({ key, code }: Key): string {
  if (key.length > 1) return key
  const latin = key > '~' && /^Key([A-Z])$/.exec(code)?.[1]
  return (latin || key).toLowerCase()
}

/** Whether a key is one of the browser's that lead away from the page. */
export function leadsAway(event: Key): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  const key = keyOf(event)
  const mod = ctrlKey || metaKey
  const pressed = [altKey && 'Alt', mod && 'Mod', mod && shiftKey && 'Shift'].filter(Boolean)
  // Those that have no letter mean something like it whatever is held besides.
  return AWAY.includes([...pressed, key].join('+')) || (/^F\d/.test(key) && AWAY.includes(key))
}

/** Marks an entry of the history that the page has been at: whoever comes to one again has gone Back or Forward. */
const HERE = 'here'

/**
 * Lets nobody out of this page, and keeps which table it shows: with the address of none it goes to the one that it
 * showed last. To be called before anything else asks what the address says.
 */
export function shutIn(): void {
  const { dataset, style } = document.documentElement
  dataset['without'] = WITHOUT.join(' ')
  // Nothing is zoomed, pulled down, swiped back or marked: only what is meant at the table.
  Object.assign(style, {
    overscrollBehavior: 'none',
    touchAction: 'pan-x pan-y',
    userSelect: 'none',
  })
  const last = tableShown()
  if (location.hash === '' && last !== undefined) history.replaceState(HERE, '', `#t=${last}`)
  let shown = location.hash
  const note = () => {
    shown = location.hash
    const table = tableInAddress()
    if (table !== undefined) keepHere(SHOWN, table)
    history.replaceState(HERE, '')
  }
  note()
  // Back leads from this entry to the one before, which is this page as well.
  history.pushState(HERE, '')
  const went = (event: Event) => {
    if (history.state === null) note()
    else if (event.type === 'popstate')
      history.pushState(HERE, '', shown || location.pathname + location.search)
  }
  addEventListener('popstate', went)
  addEventListener('hashchange', went)

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const how = { capture: true }
  for (const what of ['dragstart', 'dragover', 'drop']) addEventListener(what, stop, how)
  // The table's own menu comes all the same.
  addEventListener('contextmenu', (event) => event.preventDefault(), how)
  // Over anything but the table a wheel would zoom the page, and no key brings it back.
  addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), {
    ...how,
    passive: false,
  })
  // What means something where the focus is has been done by then.
  addEventListener('keydown', (event) => leadsAway(event) && event.preventDefault())
  // A menu keeps its keys to itself, and so does whoever writes by keys of their own.
  const isKept = ({ target, altKey }: KeyboardEvent) =>
    altKey || (target instanceof Element && target.closest('[role=menu]'))
  addEventListener(
    'keydown',
    (event) => isKept(event) && leadsAway(event) && event.preventDefault(),
    how,
  )
  // A mouse has buttons for Back and Forward.
  for (const what of ['mousedown', 'mouseup', 'auxclick'] as const)
    addEventListener(what, (event) => event.button > 2 && event.preventDefault(), how)
}
