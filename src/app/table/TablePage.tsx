import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { TrayHandle } from '../../dice/Tray.tsx'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import { samePlain } from '../../table/document/plain.ts'
import { useTable } from '../../table/use.ts'
import type { MenuAt } from '../../ui/desk/around.ts'
import { useOthers } from '../../ui/desk/presence.ts'
import type { Tool } from '../../ui/desk/Tools.tsx'
import { listenPresses } from '../../ui/device/presses.ts'
import { useDark, useStill } from '../../ui/device/surroundings.ts'
import type { OutlineHandle } from '../../ui/lists/Outline.tsx'
import { late } from '../../ui/parts/late.tsx'
import type { Notices } from '../../ui/parts/notices.ts'
import { TableView } from '../../ui/TableView.tsx'
import { readyIn } from '../eyes/flights.ts'
import { rollerOf } from '../eyes/roller.ts'
import { speakAs } from '../page/language.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import { readSettings, type Settings, writeSettings } from '../page/settings.ts'
import type { Tables } from '../page/tables.ts'
import { useSounds } from '../page/useSounds.ts'
import { useVoiceOf } from '../page/voice.ts'
import type { WarningKey } from '../page/warning.ts'
import { BoardPane } from './BoardPane.tsx'
import { ListsPane } from './ListsPane.tsx'
import { supplyOf } from './supply.ts'
import { TableAsides } from './TableAsides.tsx'
import { TrayPane } from './TrayPane.tsx'
import { useAhead, useDecks } from './useAhead.ts'
import { useAmiss, useComing } from './useComing.ts'
import { useDebug } from './useDebug.ts'
import { useDeskOf } from './useDesk.ts'
import { useMemory } from './useMemory.ts'
import { usePalm } from './usePalm.ts'
import { useReady } from './useReady.ts'
import { useRound } from './useRound.ts'
import { useSight } from './useSight.ts'
import { QUIET, useSignals } from './useSignals.ts'
import { useThrow } from './useThrow.ts'
import { useSnatched, useWriting } from './useWriting.ts'

export { readyBoard } from '../../board/layers/surface.ts'

// Now and then somebody looks back.
const HistoryPane = late(() => import('../past/HistoryPane.tsx'))
// On a phone in somebody's hand.
const PalmPane = late(() => import('../palm/PalmPane.tsx'))

/** Nothing is selected. */
const NONE: readonly ItemId[] = []

/** A table, open: everything meets here. */
export default function TablePage(props: {
  opened: OpenTable
  tables: Tables
  warning: WarningKey
  notices: Notices
}) {
  const { opened, tables, warning, notices } = props
  const { table, game } = opened
  const voice = useVoiceOf(tables.page, game)
  const board = useRef<BoardHandle>(null)
  const trayOf = useRef<TrayHandle>(null)
  const lists = useRef<OutlineHandle>(null)
  const [own, setOwn] = useState<Settings>(readSettings)
  const [tool, setTool] = useState<Tool>('hand')
  const [selected, select] = useState<readonly ItemId[]>([])
  const [menu, setMenu] = useState<MenuAt>()
  const listed = own.view === 'lists'
  const seen = useRef(!listed)
  seen.current ||= !listed
  const reduced = useStill()
  const light = useDark() ? 'dark' : 'light'
  const roller = rollerOf(tables.page)
  const palm = usePalm(table, own.device, board)
  const hear = useSounds(own, opened)
  const here = useTable(
    table,
    () =>
      table
        .state()
        .seats.filter(({ sitter }) => sitter === own.device)
        .map(({ id }) => id),
    samePlain,
  )
  const { round, around, touched, ...places } = useRound(opened, board, here, notices)
  const lays: Lays = (...what) => (places.lays ?? palm.hand.current?.lays)?.(...what) ?? what[1]
  const dice = useThrow(opened, trayOf, notices, roller, palm.hand, lays)
  const text = useWriting(table, listed || !round ? undefined : around)
  const { writing, write } = text
  const { desk, does, doesAs, picks } = useDeskOf({
    opened,
    voice,
    device: own.device,
    board,
    lists,
    notices,
    tables,
    dice,
    lays,
    write,
  })
  const onHand = (seat: SeatId) => {
    touched()
    desk.sit(seat)
  }
  useSnatched(opened, notices, text, desk.seat)
  useDebug(opened, roller, board, trayOf)
  useDecks(opened, desk, notices)
  useAhead(game)
  // Where several share a screen, somebody always has a finger on it.
  useEffect(() => listenPresses(document), [])
  useMemory(opened, notices)

  const { coming, came, arriving } = useComing(opened)
  useAmiss(opened, notices, coming)

  const acting = desk.seat()
  const chosen = round && acting !== undefined ? (around.at[acting]?.selected ?? NONE) : selected

  const supply = supplyOf(board, desk, notices, write, lays)
  const doors = useCallback(
    async () => (await import('../share/doors.ts')).doorsOf(opened, tables),
    [opened, tables],
  )
  const { face } = own
  const camera = useCallback(
    async () => (await import('../asides/pictures.ts')).photographerOn(opened, voice, { face }),
    [opened, voice, face],
  )
  const done = useCallback(() => setTool('hand'), [])
  const { sight, moved } = useSight(board)
  const onOwn = (next: Partial<Settings>) => {
    const all = { ...own, ...next }
    setOwn(all)
    writeSettings(all)
    if (all.language !== own.language) void speakAs(tables.page, all.language)
  }
  const hidden = useMemo(
    () => readyIn(dice.flights, table.state().items, game.pieces),
    [dice.flights, table, game],
  )
  const others = useOthers(table.presence)
  const { knock, hearMoment } = useSignals(hear)
  const small = dice.flights.filter(({ place }) => typeof place === 'number')
  const rolling = dice.flights.find(({ place }) => place === 'tray')
  const trayAt = round ? around.tray?.side : undefined
  const hand = round ? (around.claimed ?? trayAt?.seat) : undefined
  const thrower = useMemo(
    () => (hand === undefined ? desk : { ...desk, ...desk.as(hand) }),
    [desk, hand],
  )
  const ready = useReady(thrower)
  const tray = (
    <TrayPane
      {...{ dice, ready, hear, reduced, light }}
      handle={trayOf}
      desk={thrower}
      onFlung={touched}
      edge={trayAt?.edge}
      shake={own.shake && palm.shakes}
      named={others.length > 0 && (small.length > 0 || !rolling?.own ? rolling : undefined)}
    />
  )
  return (
    <TableView
      desk={desk}
      palm={
        palm.open
          ? (parts) => (
              <PalmPane
                {...{ opened, own, onOwn, palm, parts, notices, tray, coming }}
                ready={ready.count}
              />
            )
          : undefined
      }
      does={does}
      doesAs={doesAs}
      doors={doors}
      camera={camera}
      onNext={async () => {
        const { seatNext } = await import('../appliance/next.ts')
        const { seating, sides } = around
        seatNext(game, tables, seating && { ...seating, sides }, own.device)
      }}
      own={own}
      onOwn={onOwn}
      board={
        <BoardPane
          desk={desk}
          notices={notices}
          around={around}
          lays={lays}
          picks={picks}
          writing={writing}
          onWriting={write}
          onDone={done}
          onView={moved}
          tool={tool}
          light={light}
          face={face}
          reduced={reduced || listed}
          round={round}
          onHand={onHand}
          asleep={listed}
          hidden={hidden}
          onSelect={(ids, by) => {
            // Whoever goes on with something else does not mean the former any more.
            picks.get(by)?.mode?.end()
            if (by === undefined) select(ids)
            else around.turnTo(by, { selected: ids })
          }}
          onScratch={(speed) => hear({ kind: 'marker', speed })}
          onRustle={(kind, here) => coming || hear({ kind, speed: 640 }, here ? 1 : QUIET)}
          onMenu={(id, x, y, by) => {
            if (round && by !== undefined) around.turnTo(by, { menu: { id, x, y } })
            else setMenu({ id, x, y })
          }}
          handle={board}
        />
      }
      lists={
        listed && (
          <ListsPane
            board={board}
            seen={seen.current}
            selected={chosen}
            picking={picks.get(undefined)}
            writing={writing}
            onWriting={write}
            onMenu={(id, x, y) => setMenu({ id, x, y })}
            tool={tool}
            onDone={done}
            face={face}
            handle={lists}
          />
        )
      }
      tray={tray}
      asides={
        <TableAsides
          {...{ desk, own, onOwn, notices, picks, palm, board, sight, dice, hear, reduced, light }}
          {...{ coming, came, arriving, tool, small, writing }}
          alone={!listed && !round}
          ready={ready.count}
          knock={others.length > 0 ? knock : undefined}
        />
      }
      coming={coming}
      still={reduced}
      hearMoment={hearMoment}
      sight={sight}
      tool={tool}
      onTool={(next) => {
        const seat = desk.seat()
        picks.get(round && seat)?.mode?.end()
        // Round a screen each has something else in hand.
        if (round && seat !== undefined) around.take(seat, next)
        else setTool(next)
      }}
      selected={chosen}
      menu={menu}
      onMenuClose={() => setMenu(undefined)}
      onPull={supply.pull}
      around={around}
      onMake={supply.make}
      notices={notices}
      warning={warning && sentence(warning)}
      history={(onClose) => (
        <HistoryPane
          opened={opened}
          tables={tables}
          seat={desk.seat() ?? ''}
          notices={notices}
          light={light}
          face={face}
          reduced={reduced}
          onClose={onClose}
        />
      )}
    />
  )
}
