import { useEffect, useId, useMemo, useRef } from 'react'
import { SimpleKeyboard } from 'simple-keyboard/build/index.modern.js'
import { type KeyRows, keyboardOf, LAYOUTS, type LayoutId } from './layout.ts'
import { useTypingSay } from './words.ts'

/** Rubbing out and walking go on while a key is held: at first after so long, then so often, ms. */
const HELD = { first: 450, next: 70 } as const
const REPEATED = new Set(['{bksp}', '{left}', '{right}'])

/** A sign as Lucide draws it. */
const sign = (path: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const SIGNS = {
  '{bksp}': sign(
    'M10 5a2 2 0 0 0-1.344.519l-6.328 5.74a1 1 0 0 0 0 1.481l6.328 5.741A2 2 0 0 0 10 19h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2zM12 9l6 6M18 9l-6 6',
  ),
  '{enter}': sign('M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5'),
  '{shift}': sign(
    'M9 19a1 1 0 0 0 1 1h4a1 1 0 0 0 1-1v-6a1 1 0 0 1 1-1h3.293a.707.707 0 0 0 .5-1.207l-7.086-7.086a1 1 0 0 0-1.414 0l-7.086 7.086a.707.707 0 0 0 .5 1.207H8a1 1 0 0 1 1 1z',
  ),
  '{left}': sign('M12 19l-7-7 7-7M19 12H5'),
  '{right}': sign('M5 12h14M12 5l7 7-7 7'),
  '{signs}': '?123',
  '{letters}': 'ABC',
} as const
const NAMED = [
  'bksp',
  'enter',
  'shift',
  'left',
  'right',
  'signs',
  'letters',
  'space',
  'layout',
] as const

export type Layer = keyof KeyRows

/**
 * The keys of a place. They act as soon as a finger is on them, however many others are; they keep no text and no
 * caret, and never take the focus.
 */
export function Keyboard(props: {
  layout: LayoutId
  layer: Layer
  /** Shift stays until it is pressed again. */
  locked: boolean
  label: string
  /** A key as the layout names it: a letter, or such as `{bksp}`. */
  onKey(key: string): void
}) {
  const { layout, layer } = props
  const say = useTypingSay()
  const box = useRef<HTMLDivElement>(null)
  const keys = useRef<SimpleKeyboard>(undefined)
  const latest = useRef(props.onKey)
  latest.current = props.onKey
  const hold = useHold((key) => latest.current(key))
  const id = useId().replaceAll(/\W/g, '')
  const options = useMemo(
    () => ({
      layout: toLists(keyboardOf(LAYOUTS[layout])),
      layoutName: layer,
      display: {
        ...SIGNS,
        '{layout}': layout.toUpperCase(),
        '{space}': ' ',
      },
      buttonAttributes: NAMED.map((key) => ({
        attribute: 'aria-label',
        value: say(`typing.key.${key}`, { name: layout.toUpperCase() }),
        buttons: `{${key}}`,
      })),
    }),
    [layout, layer, say],
  )
  const first = useRef(options)
  useEffect(() => {
    const div = box.current
    if (!div) return
    const made = new SimpleKeyboard(div, {
      ...first.current,
      theme: 'keys',
      useButtonTag: true,
      // It has a text and a caret of its own, which all keyboards of a page share: neither is used.
      beforeInputUpdate: (one: SimpleKeyboard) => one.replaceInput({ default: '' }),
      disableCaretPositioning: true,
      enableLayoutCandidates: false,
      disableButtonHold: true,
      disableRowButtonContainers: true,
      preventMouseDownDefault: true,
      onRender() {
        // Whoever has keys of their own writes with those: Tab does not stop at fifty of these.
        for (const key of div.querySelectorAll('button'))
          Object.assign(key, { type: 'button', tabIndex: -1 })
      },
      onKeyPress(key, event) {
        if (event instanceof PointerEvent && event.button === 0) hold.press(key, event.pointerId)
      },
    })
    keys.current = made
    const ear = new AbortController()
    const how = { capture: true, signal: ear.signal }
    div.addEventListener(
      'pointerdown',
      ({ target, pointerId, pointerType }) => {
        // What goes down on a key goes up there, as by touch.
        if (pointerType === 'mouse' && target instanceof Element)
          target.setPointerCapture(pointerId)
      },
      how,
    )
    // Anywhere: the key itself may be another one by then.
    const up = ({ pointerId }: PointerEvent) => hold.end(pointerId)
    addEventListener('pointerup', up, how)
    addEventListener('pointercancel', up, how)
    // Pressed by assistive technology, where no finger went down.
    div.addEventListener(
      'click',
      ({ target, isTrusted, detail }) => {
        const key = target instanceof Element && target.closest('button')?.dataset['skbtn']
        if (key && isTrusted && detail === 0) hold.press(key)
      },
      how,
    )
    return () => {
      ear.abort()
      hold.end()
      made.destroy()
      keys.current = undefined
    }
  }, [hold])
  useEffect(() => {
    keys.current?.setOptions(options)
  }, [options])
  return (
    <fieldset className="write-keys" aria-label={props.label} data-locked={props.locked}>
      {/* The first class is the name by which the keyboards of a page are told apart. */}
      <div ref={box} className={`keys-of-${id}`} />
    </fieldset>
  )
}

const toLists = ({ letters, capitals, signs }: KeyRows) => ({
  letters: [...letters],
  capitals: [...capitals],
  signs: [...signs],
})

/** Presses a key once, and those that go on while they are held again and again. */
function useHold(onKey: (key: string) => void) {
  const act = useRef(onKey)
  act.current = onKey
  return useMemo(() => {
    let held: { readonly by: number; timer: ReturnType<typeof setTimeout> } | undefined
    /** Of this pointer, or of any. */
    const end = (by?: number) => {
      if (!held || (by !== undefined && held.by !== by)) return
      clearTimeout(held.timer)
      held = undefined
    }
    return {
      /** `by`: the pointer that holds it. */
      press(key: string, by?: number) {
        act.current(key)
        end()
        if (by === undefined || !REPEATED.has(key)) return
        const again = () => {
          act.current(key)
          if (held) held.timer = setTimeout(again, HELD.next)
        }
        held = { by, timer: setTimeout(again, HELD.first) }
      },
      end,
    }
  }, [])
}
