import './pointings.css'
import { lookOut } from '../../table/presence/lookout.ts'
import type { Pointing } from '../../table/presence/presence.ts'
import { type Camera, type Clear, toScreen } from '../map/camera.ts'
import type { Dom } from '../view/dom.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { sitterSign } from './cursors.ts'
import { edgeOf } from './edge.ts'

/** How long a ring is seen, and how long the way there is shown, ms. */
const RING = 4200
const ARROW = 10_000
/** Whoever goes there sees it from no farther than at this zoom. */
const NEAR = 0.5
/** An arrow stands so far from the edge of the view, px; its tip so far from its name. */
const EDGE = 14
const TIP = 8

interface Shown {
  readonly look: Pointing
  readonly ring: HTMLElement
  readonly arrow: HTMLButtonElement
  timers: ReturnType<typeof setTimeout>[]
}

/** Rings where somebody points something out, and arrows to those that are out of sight. */
export function makePointings(view: View, props: () => BoardProps, dom: Dom) {
  const { table } = props()
  const layer = document.createElement('div')
  layer.className = 'looks'
  dom.board?.parentElement?.append(layer)
  const shown = new Map<number | undefined, Shown>()

  const drop = (client: number | undefined) => {
    const old = shown.get(client)
    if (!old) return
    shown.delete(client)
    old.timers.forEach(clearTimeout)
    old.ring.remove()
    old.arrow.remove()
  }

  const time = (one: Shown, client: number | undefined) => {
    one.timers.forEach(clearTimeout)
    one.timers = [setTimeout(() => one.ring.remove(), RING), setTimeout(() => drop(client), ARROW)]
  }

  /** The ring pulses from the beginning. */
  const pulse = (one: Shown, client: number | undefined) => {
    one.ring.remove()
    layer.append(one.ring)
    time(one, client)
  }

  const go = ({ look: { x, y } }: Shown) => {
    const zoom = Math.max(NEAR, view.camera().zoom)
    const { left, top, width, height } = view.clear()
    view.turnTo({ zoom, left: left + width / 2 - x * zoom, top: top + height / 2 - y * zoom }, true)
  }

  const stop = lookOut(table.presence, (look, { seat }, client) => {
    const { color, name } = sitterSign(table.state().seats, seat)
    drop(client)
    const ring = element('div', 'look', color)
    ring.setAttribute('aria-hidden', 'true')
    ring.append(element('i'), element('i'), element('i'), element('b'))
    if (name !== '') ring.append(element('span', '', '', name))
    const arrow = element('button', 'look-way', color, name || '…')
    arrow.type = 'button'
    arrow.setAttribute('aria-label', props().say({ key: 'look.go', values: { name: name || '…' } }))
    arrow.append(element('i'))
    const one: Shown = { look, ring, arrow, timers: [] }
    arrow.addEventListener('click', () => {
      go(one)
      pulse(one, client)
    })
    shown.set(client, one)
    layer.append(arrow)
    pulse(one, client)
    view.invalidate()
  })

  /** Whether a point (px) is on the board and nothing lies over it. */
  const seen = (x: number, y: number): boolean => {
    const corner = layer.getBoundingClientRect()
    const there = document.elementFromPoint(corner.left + x, corner.top + y)
    return there !== null && dom.board?.contains(there) === true
  }

  const put = ({ look, ring, arrow }: Shown, camera: Camera, clear: Clear) => {
    const p = toScreen(camera, look.x, look.y)
    ring.style.transform = `translate(${p.x}px, ${p.y}px)`
    arrow.hidden = seen(p.x, p.y)
    const [w, h] = [arrow.offsetWidth / 2, arrow.offsetHeight / 2]
    const way = edgeOf(clear, p, w + EDGE + TIP, h + EDGE + TIP)
    if (!way) arrow.hidden = true
    if (arrow.hidden || !way) return
    arrow.style.transform = `translate(${way.x - w}px, ${way.y - h}px)`
    const far = Math.min(w / Math.abs(way.dx || 1e-9), h / Math.abs(way.dy || 1e-9)) + TIP
    arrow.style.setProperty('--tip', `translate(${way.dx * far}px, ${way.dy * far}px)`)
    arrow.style.setProperty('--turn', `${Math.atan2(way.dy, way.dx)}rad`)
  }

  return {
    /** Lays everything where it belongs now. */
    step() {
      const [camera, clear] = [view.camera(), view.clear()]
      for (const one of shown.values()) put(one, camera, clear)
    },
    close() {
      stop()
      for (const client of [...shown.keys()]) drop(client)
      layer.remove()
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  look = '',
  color = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = look
  if (color) made.style.setProperty('--seat', color)
  if (text) {
    const words = document.createElement('span')
    words.dir = 'auto'
    words.textContent = text
    made.append(words)
  }
  return made
}
