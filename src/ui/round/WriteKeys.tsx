import { useEffect, useState } from 'react'
import { begins, walked } from './edit.ts'
import { Keyboard } from './Keyboard.tsx'
import type { LayoutId } from './layout.ts'
import { useRoundSay } from './words.ts'

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
  const say = useRoundSay()
  const [shift, setShift] = useState<'off' | 'once' | 'locked'>('off')
  const [signs, setSigns] = useState(false)
  // Where a sentence begins, the next letter is a capital.
  const first = begins(text, caret)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew wherever the caret has gone
  useEffect(() => {
    setShift((now) => (now === 'locked' ? now : first ? 'once' : 'off'))
  }, [caret, first])
  const onKey = (key: string) => {
    switch (key) {
      case '{shift}':
        return setShift(shift === 'off' ? 'once' : shift === 'once' ? 'locked' : 'off')
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
      label={say('round.keys')}
      onKey={onKey}
    />
  )
}
