import { Suspense, use, useState } from 'react'
import './print.css'
import type { ItemId } from '../../rules/plain/item.ts'
import type { Chronicler } from '../../rules/told/chronicle.ts'
import { useDesk } from '../desk/desk.ts'
import type { PaperName } from '../paper/cutting.ts'
import { Modal } from '../parts/Modal.tsx'
import { BoardPrint } from './BoardPrint.tsx'
import { Choices } from './Choices.tsx'
import { CutPrint } from './CutPrint.tsx'
import { PrintSign } from './PrintSign.tsx'
import type { CallPhotographer } from './pictures.ts'
import { StoryPrint } from './StoryPrint.tsx'
import { usePrintSay } from './words.ts'

type What = 'story' | 'cut' | 'board'

/** What somebody prints, and how: the story, cards and notes to cut out, or the table. */
export default function PrintTable(props: {
  camera: CallPhotographer
  selected: readonly ItemId[]
  onClose(): void
}) {
  const { game, lang } = useDesk()
  const say = usePrintSay()
  const whats: readonly What[] = game.chronicle ? ['story', 'cut', 'board'] : ['cut', 'board']
  const [what, setWhat] = useState<What>(whats[0] ?? 'cut')
  const [paper, setPaper] = useState<PaperName>(() => usual(lang))
  const chronicle = game.chronicle?.()
  const choice = (
    <Choices
      legend={say('print.paper')}
      row
      all={(['a4', 'letter'] as const).map((id) => ({ id, say: say(`print.${id}`) }))}
      chosen={paper}
      onChoose={setPaper}
    />
  )
  return (
    <Modal title={say('print')} look="printing" onClose={props.onClose}>
      <Choices
        legend={say('print.what')}
        all={whats.map((id) => ({
          id,
          say: say(`print.${id}`),
          note: say(`print.${id}Note`),
          sign: <PrintSign what={id} />,
        }))}
        chosen={what}
        onChoose={setWhat}
      />
      <Suspense>
        {what === 'story' && chronicle && (
          <Story chronicle={chronicle} paper={paper} camera={props.camera}>
            {choice}
          </Story>
        )}
        {what === 'cut' && (
          <CutPrint paper={paper} camera={props.camera} selected={props.selected}>
            {choice}
          </CutPrint>
        )}
        {what === 'board' && (
          <BoardPrint paper={paper} camera={props.camera} selected={props.selected}>
            {choice}
          </BoardPrint>
        )}
      </Suspense>
    </Modal>
  )
}

type StoryProps = Omit<Parameters<typeof StoryPrint>[0], 'chronicler'>

function Story({ chronicle, ...rest }: StoryProps & { chronicle: Promise<Chronicler> }) {
  return <StoryPrint chronicler={use(chronicle)} {...rest} />
}

/** Where people print on paper of inches. */
const INCHES = /-(US|CA|MX|PH|CL|CO|VE)\b/

/** The paper that most likely lies in the printer. */
function usual(lang: string): PaperName {
  return [navigator.language, lang].some((one) => INCHES.test(one)) ? 'letter' : 'a4'
}
