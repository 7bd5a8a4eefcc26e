import '../../ui/device/theme.css'
import '../../ui/bars/supply.css'
import './gallery.css'
import { useEffect, useRef, useState } from 'react'
import { groundFor } from '../../board/bake/ground.ts'
import { Tray, type TrayHandle } from '../../dice/Tray.tsx'
import { paintGround } from '../../paint/ground/ground.ts'
import { FAMILY } from '../../paint/pen/look.ts'
import { makeTurns } from '../../rules/plain/turns.ts'
import { Pile } from '../../ui/bars/Pile.tsx'
import { useDark } from '../../ui/device/surroundings.ts'
import { VoiceContext } from '../../ui/say/say.ts'
import { headingFace } from '../page/dress.ts'
import type { Tables } from '../page/tables.ts'
import { type Speaks, useVoiceOf, voiceOf } from '../page/voice.ts'
import type { Exhibit, Hall, TrayShown } from './exhibit.ts'
import { halls } from './exhibits.ts'
import { paintExhibit } from './showing.ts'

/** Every piece, die and opening table on one page, for those who make them. Its words are for them only. */
export default function GalleryPage({ tables }: { tables: Tables }) {
  const held = tables.page
  const voice = useVoiceOf(held)
  const [all, setAll] = useState<readonly Hall[]>([])
  const page = useRef<HTMLElement>(null)
  useEffect(() => void halls(held).then(setAll), [held])
  useEffect(() => {
    if (all.length === 0) return
    const leaving = new AbortController()
    void hang(held, all, page, leaving.signal)
    return () => leaving.abort()
  }, [held, all])
  return (
    <VoiceContext value={voice}>
      <main className="gallery" ref={page}>
        <h1>Gallery</h1>
        {all.map(({ name, exhibits }) => (
          <section key={name}>
            <h2>{name}</h2>
            <ul>
              {exhibits.map((exhibit) => (
                <li key={exhibit.id}>
                  <figure>
                    <Shown exhibit={exhibit} />
                    <figcaption>{exhibit.name}</figcaption>
                  </figure>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </VoiceContext>
  )
}

function Shown({ exhibit: { id, name, shows } }: { exhibit: Exhibit }) {
  if (shows.as === 'pile') {
    const { supply, game, left } = shows
    const painter = game.pieces[supply.kind]?.painter
    return <Pile supply={supply} painter={painter} rest={left} aria-label={name} />
  }
  if (shows.as === 'tray') return <ShownTray name={name} shows={shows} />
  return <canvas data-exhibit={id} role="img" aria-label={name} />
}

function ShownTray({ name, shows }: { name: string; shows: TrayShown }) {
  const { dice, fell, hits, color, plain = false } = shows
  const tray = useRef<TrayHandle>(null)
  const light = useDark() ? 'dark' : 'light'
  useEffect(() => {
    if (!fell) return
    tray.current?.show(fell, color === undefined ? {} : { color })
    if (hits) tray.current?.counts(hits)
  }, [fell, hits, color])
  return (
    <div className="gallery-tray">
      <Tray
        handle={tray}
        label={name}
        onFling={() => undefined}
        reduced={true}
        light={light}
        pool={dice}
        color={color}
        plain={plain}
      />
    </div>
  )
}

/** Paints every canvas, in stretches that leave the page its turn, and says on the page that it is done. */
async function hang(
  held: Speaks,
  all: readonly Hall[],
  page: { readonly current: HTMLElement | null },
  leaving: AbortSignal,
): Promise<void> {
  const letters = Object.values(FAMILY).flatMap((family) => [
    `64px ${family}`,
    `700 64px ${family}`,
  ])
  const boards = all.flatMap(({ exhibits }) =>
    exhibits.flatMap(({ shows }) => (shows.as === 'board' ? [shows] : [])),
  )
  const headings = new Set(boards.flatMap(({ game }) => game.look?.heading ?? []))
  await Promise.all([
    ...letters.map((font) => document.fonts.load(font)),
    ...[...headings].map((heading) => headingFace(heading).load()),
    import('../../paint/things/drawing.ts'),
  ])
  const turns = makeTurns()
  for (const { id, shows } of all.flatMap(({ exhibits }) => exhibits)) {
    if (leaving.aborted) return
    if (shows.as === 'pile' || shows.as === 'tray') continue
    const canvas = page.current?.querySelector<HTMLCanvasElement>(`[data-exhibit="${id}"]`)
    if (!canvas) continue
    const { say } = voiceOf(held, shows.as === 'board' ? shows.game : undefined)
    const ground =
      shows.as === 'board' ? await groundFor(shows.board.play, shows.game.look) : paintGround
    paintExhibit(canvas, shows, say, window.devicePixelRatio || 1, ground)
    await turns()
  }
  if (page.current) page.current.dataset.hung = 'true'
}
