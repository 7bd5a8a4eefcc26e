import { ChartColumn, Copy } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import './rolls.css'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { OddRoll } from '../../table/document/records.ts'
import { useTable } from '../../table/use.ts'
import { useBoard, useDesk } from '../desk/desk.ts'
import { copy } from '../device/copy.ts'
import { rem, useMedia } from '../device/machine.ts'
import { Panel } from '../parts/Panel.tsx'
import { percent } from '../say/format.ts'
import { chanceHad } from '../throws/tell.ts'
import { useVerifier } from '../throws/verification.ts'
import { useDiceSay } from '../throws/words.ts'
import { LongList } from './LongList.tsx'
import { RollRow } from './RollRow.tsx'
import { entriesOf, isOdd, type Telling, throwLine } from './rolltext.ts'

/** Height of a row that is closed, rem, and where letters are large on a small screen; as in rolls.css. */
const ROW = 5.125
const HIGH_ROW = 7.25
const NARROW = '(width < 20em), (width < 30em) and (height < 15em)'

/**
 * Every throw of this table, the newest first: who, what for, each die, the result, the chance it had, how true it is.
 */
export default function RollsPanel({ onClose }: { onClose(): void }) {
  const desk = useDesk()
  const { table, game, lang, replay } = desk
  const say = useDiceSay()
  const board = useBoard()
  const odd = useTable(table, () => table.state().oddRolls)
  const verifier = useVerifier()
  const [open, setOpen] = useState<string>()
  const [copied, setCopied] = useState<boolean>()
  const { rolls } = board
  useEffect(() => verifier.watch(rolls), [verifier, rolls])
  // The dice that were shown again make room for those that lie ready.
  const away = useRef(replay)
  away.current = replay
  useEffect(() => () => away.current(), [])

  const entries = useMemo(() => entriesOf(rolls, odd), [rolls, odd])
  const telling: Telling = useMemo(() => ({ say, game, board, lang }), [say, game, board, lang])
  const chanceOf = (record: RollRecord) => {
    const chance = chanceHad(game, record)
    return chance === undefined ? undefined : percent(chance, lang)
  }
  const line = (entry: RollRecord | OddRoll) =>
    isOdd(entry)
      ? throwLine(telling, entry, undefined, chanceOf)
      : throwLine(telling, entry, verifier.knows(entry), chanceOf, desk.eyes.objections(entry))
  const toCopy = async (some: readonly (RollRecord | OddRoll)[]) => {
    const done = await copy(some.map(line).join('\n'))
    setCopied(done)
    setTimeout(setCopied, 4000)
  }
  const row = useMedia(NARROW) ? HIGH_ROW : ROW
  const at = open === undefined ? -1 : entries.findIndex(({ id }) => id === open)

  return (
    <Panel title={say('rolls')} look="rolls" onClose={onClose}>
      <div className="rolls-buttons">
        <p role="status">
          {copied === undefined
            ? say('log.count', { n: entries.length })
            : say(copied ? 'log.copied' : 'log.uncopied')}
        </p>
        <button type="button" onClick={() => desk.run('statistics')}>
          <ChartColumn aria-hidden size={17} />
          {say('log.statistics')}
        </button>
        {entries.length > 0 && (
          <button type="button" onClick={() => toCopy(entries.toReversed())}>
            <Copy aria-hidden size={16} />
            {say('log.copyAll')}
          </button>
        )}
      </div>
      {entries.length > 0 && (
        <LongList
          label={say('log.list')}
          count={entries.length}
          row={row * rem()}
          open={at < 0 ? undefined : at}
          keyOf={(index) => entries[index]?.id ?? ''}
          render={(index) => {
            const entry = entries[index]
            return (
              entry && (
                <RollRow
                  entry={entry}
                  telling={telling}
                  verdict={isOdd(entry) ? 'doubtful' : verifier.of(entry)}
                  open={entry.id === open}
                  onOpen={() => setOpen(entry.id === open ? undefined : entry.id)}
                  onCopy={() => toCopy([entry])}
                  onFind={setOpen}
                  onReplay={async () => {
                    if (!isOdd(entry)) replay(entry, await verifier.again(entry))
                  }}
                />
              )
            )
          }}
        />
      )}
    </Panel>
  )
}
