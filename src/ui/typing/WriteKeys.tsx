import { useState } from 'react'
import { begins, walked } from './edit.ts'
import { Keyboard } from './Keyboard.tsx'
import type { LayoutId } from './layout.ts'
import { useTypingSay } from './words.ts'

type Shift = 'off' | 'once' | 'locked'
const NEXT = { off: 'once', once: 'locked', locked: 'off' } as const

/** The keys with which a text is written: what they do to it at its caret, whatever text it is. */
export function WriteKeys(props: {
  /** What stands there, and where the caret is, as they are shown. */
  text: string
  caret: number
  layout: LayoutId
  onLayout(): void
  onInsert(words: string): void
  onRub(): void
  onWalk(to: number): void
  onEnter(): void
}) {
  const { text, caret, layout } = props
  const say = useTypingSay()
  // What Shift was set to holds where it was set; locked it holds everywhere.
  const [pressed, press] = useState<{ readonly shift: Shift; readonly at: number }>()
  const [signs, setSigns] = useState(false)
  const holds = pressed && (pressed.shift === 'locked' || pressed.at === caret)
  // Where a sentence begins, the next letter is a capital.
  const shift: Shift = holds ? pressed.shift : begins(text, caret) ? 'once' : 'off'
  const onKey = (key: string) => {
    switch (key) {
      case '{shift}':
        return press({ shift: NEXT[shift], at: caret })
      case '{signs}':
      case '{letters}':
        return setSigns(key === '{signs}')
      case '{layout}':
        return props.onLayout()
      case '{left}':
      case '{right}':
        return props.onWalk(walked(text, caret, key === '{left}' ? 'back' : 'on'))
      case '{bksp}':
        return props.onRub()
      case '{enter}':
        return props.onEnter()
      case '{space}':
        setSigns(false)
        return props.onInsert(' ')
      default:
        return props.onInsert(key)
    }
  }
  return (
    <Keyboard
      layout={layout}
      layer={signs ? 'signs' : shift === 'off' ? 'letters' : 'capitals'}
      locked={shift === 'locked'}
      label={say('typing.keys')}
      onKey={onKey}
    />
  )
}
