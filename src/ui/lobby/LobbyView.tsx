import { BookOpenText, FolderOpen, LogIn, Settings } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useFilesSay } from '../files/words.ts'
import { late } from '../parts/late.tsx'
import '../device/theme.css'
import '../parts/controls.css'
import '../parts/floating.css'
import '../parts/notices.css'
import '../parts/dialogs.css'
import './lobby.css'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Likeness } from '../../table/store/likenesses.ts'
import { isFile } from '../device/machine.ts'
import { useWood } from '../device/wood.ts'
import { NoticeList, Warning } from '../parts/NoticeList.tsx'
import type { Notices } from '../parts/notices.ts'
import type { Everyday } from '../settings/EverydayFields.tsx'
import LanguageField from '../settings/LanguageField.tsx'
import { LobbyBin } from './LobbyBin.tsx'
import { LobbyTable } from './LobbyTable.tsx'
import { NewTable } from './NewTable.tsx'
import type { GameChoice, TableEntry } from './tables.ts'

export interface LobbyViewProps {
  /** Without the removed ones, the last touched first. */
  tables: readonly TableEntry[]
  /** The removed ones. */
  binned: readonly TableEntry[]
  /** How they looked when they were last seen here, by their ids. */
  looks: ReadonlyMap<string, Likeness>
  games: readonly GameChoice[]
  now: number
  notices: Notices
  own: Everyday
  onOwn(some: Partial<Everyday>): void
  /** What is amiss as long as it is: that this browser keeps nothing, say. */
  warning?: Sentence | undefined
  onNew(title: string, game: string): void
  onOpen(id: string): void
  /** Shows a game half played. */
  onExample(game: string): void
  onRename(id: string, title: string): void
  /** Removes it; the app says so by a notice that can take it back. */
  onRemove(id: string): void
  onRestore(id: string): void
  /** Lets the person choose files to open. */
  onFile(): void
  onSave(id: string): void
  onCopy(id: string): void
  /** Follows an invitation that was pasted; says what is wrong with it. */
  onJoin(text: string): Promise<Sentence | undefined>
}

const JoinForm = late(() => import('../share/JoinForm.tsx'))
const LobbySettings = late(() => import('./LobbySettings.tsx'))

/** The first page: the tables of this browser, and a way to lay a new one. */
export function LobbyView(props: LobbyViewProps) {
  const { tables, games } = props
  const say = useFilesSay()
  useWood()
  const [making, setMaking] = useState(false)
  const [joining, setJoining] = useState(false)
  const [setting, setSetting] = useState(false)
  const empty = tables.length === 0
  const main = useRef<HTMLElement>(null)
  const were = useRef(tables.length)
  // Where the focus was is gone with a table that was removed.
  useEffect(() => {
    const fewer = tables.length < were.current
    were.current = tables.length
    if (fewer && document.activeElement === document.body)
      main.current?.querySelector<HTMLElement>('.tables .open, button')?.focus()
  }, [tables])
  return (
    <div className="lobby">
      <header>
        <h1>{say('product')}</h1>
        <p>{say('lobby.what')}</p>
      </header>
      {props.warning && <Warning what={props.warning} />}
      <main ref={main}>
        <section className="lay" aria-label={say('lobby.new')}>
          {empty && <h2>{say('lobby.empty')}</h2>}
          {empty && <p>{say('lobby.emptyNote')}</p>}
          {making || empty ? (
            <NewTable
              games={games}
              count={tables.length}
              onNew={props.onNew}
              onClose={empty ? undefined : () => setMaking(false)}
            />
          ) : (
            <button type="button" className="primary" onClick={() => setMaking(true)}>
              {say('lobby.new')}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => setJoining(true)}>
            <LogIn aria-hidden size={17} />
            {say('lobby.join')}
          </button>
          {joining && (
            <Suspense>
              <JoinForm onTake={props.onJoin} onClose={() => setJoining(false)} />
            </Suspense>
          )}
          {games.map(
            ({ id, example, say: name }) =>
              example && (
                <button
                  key={id}
                  type="button"
                  className="quiet"
                  onClick={() => props.onExample(id)}
                >
                  <BookOpenText aria-hidden size={17} />
                  {games.length > 1
                    ? say('lobby.exampleOf', { game: say(name) })
                    : say('lobby.example')}
                </button>
              ),
          )}
          <button type="button" className="quiet" onClick={props.onFile}>
            <FolderOpen aria-hidden size={17} />
            {say('lobby.file')}
          </button>
        </section>
        {!empty && (
          <ul className="tables" aria-label={say('lobby.tables')}>
            {tables.map((table) => (
              <LobbyTable
                key={table.id}
                table={table}
                game={games.find(({ id }) => id === table.game)?.say}
                look={props.looks.get(table.id)}
                now={props.now}
                onOpen={props.onOpen}
                onRename={props.onRename}
                onRemove={props.onRemove}
                onSave={props.onSave}
                onCopy={props.onCopy}
              />
            ))}
          </ul>
        )}
        {props.binned.length > 0 && (
          <LobbyBin tables={props.binned} now={props.now} onRestore={props.onRestore} />
        )}
      </main>
      <footer className="lobby-foot">
        <p>{say(isFile() ? 'lobby.footFile' : 'lobby.foot')}</p>
        <LanguageField
          choice={props.own.language}
          onSet={(language) => props.onOwn({ language })}
        />
        <button type="button" onClick={() => setSetting(true)}>
          <Settings aria-hidden size={17} />
          {say('settings')}
        </button>
      </footer>
      {setting && (
        <Suspense>
          <LobbySettings own={props.own} onSet={props.onOwn} onClose={() => setSetting(false)} />
        </Suspense>
      )}
      <NoticeList notices={props.notices} />
    </div>
  )
}
