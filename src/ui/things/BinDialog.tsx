import { useTable } from '../../table/use.ts'
import { useDesk } from '../desk/desk.ts'
import { useOutlineSay } from '../lists/words.ts'
import { Modal } from '../parts/Modal.tsx'
import { calledOf } from '../say/names.ts'

/** What is in the bin; everything can be taken back. Ink comes back with what it was written on, or by undoing. */
export default function BinDialog({ onClose }: { onClose(): void }) {
  const desk = useDesk()
  const say = useOutlineSay()
  const items = useTable(desk.table, (table) => table.state().items)
  const barred = useTable(desk.table, (table) => table.barred())
  const binned = [...items.values()]
    .filter(({ bin, kind }) => bin && desk.game.pieces[kind]?.painter !== 'ink')
    .reverse()
  const back = (id: string) => {
    desk.table.apply([{ do: 'return', id }], { seat: desk.seat() ?? '' })
    desk.show([id])
  }
  return (
    <Modal title={say('bin')} onClose={onClose}>
      {binned.length === 0 && <p className="hint">{say('bin.empty')}</p>}
      {barred && binned.length > 0 && <p className="hint">{say(barred)}</p>}
      <ul className="rows">
        {binned.map((item) => {
          const piece = desk.game.pieces[item.kind]
          const name = calledOf(desk.game, item, say)
          return (
            <li key={item.id}>
              <span dir="auto">{name}</span>
              {piece && !piece.nameless && <small>{say(piece.say)}</small>}
              <button
                type="button"
                disabled={barred !== undefined}
                aria-label={say('bin.backNamed', { name })}
                onClick={() => back(item.id)}
              >
                {say('bin.back')}
              </button>
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
