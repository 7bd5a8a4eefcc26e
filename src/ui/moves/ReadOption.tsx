import { Suspense } from 'react'
import type { Option } from '../../rules/play/move.ts'
import { late } from '../parts/late.tsx'
import { useFormSay } from './words.ts'

const ReadAloud = late(() => import('./ReadAloud.tsx'))

/** An option that has a text, open to be read aloud and taken there; nothing while none is. */
export function ReadOption(props: {
  option: Option | undefined
  onTake(value: string): void
  onClose(): void
}) {
  const say = useFormSay()
  const { option, onClose } = props
  if (!option?.text) return null
  return (
    <Suspense>
      <ReadAloud
        title={say(option.say)}
        text={say(option.text)}
        take={say('read.take')}
        onTake={() => {
          onClose()
          props.onTake(option.value)
        }}
        onClose={onClose}
      />
    </Suspense>
  )
}
