import { useTable } from '../../table/use.ts'
import { useDesk } from '../desk/desk.ts'
import { useNaming } from '../parts/naming.tsx'
import { useSay } from '../say/say.ts'

/** The table's name; a press on it makes it writable. */
export function TableTitle() {
  const desk = useDesk()
  const say = useSay()
  const title = useTable(desk.table, (table) => table.state().about.title)
  const { field, begin, back } = useNaming(title, (next) =>
    desk.table.apply([{ do: 'title', title: next }], { seat: desk.seat() ?? '' }),
  )
  return (
    <h1 className="title">
      {field || (
        <button type="button" title={say('title.rename')} ref={back} onClick={begin}>
          <span dir="auto">{title}</span>
        </button>
      )}
    </h1>
  )
}
