import type { Supply } from '../rules/board/piece.ts'
import { say as sentence } from '../rules/plain/sentence.ts'
import type { CommandId, Does } from './desk/commands.ts'
import type { Handed } from './desk/desk.ts'
import type { Tool } from './desk/Tools.tsx'
import type { Notices } from './parts/notices.ts'
import type { SheetHeight } from './parts/Sheet.tsx'
import type { OwnSettings } from './settings/SettingsView.tsx'

/** What the interface's commands act on. */
interface Around {
  readonly desk: Handed
  readonly own: OwnSettings
  readonly notices: Notices
  onOwn(own: OwnSettings): void
  onMake(supply: Supply): void
  /** Takes a tool into the hand. */
  take(tool: Tool): void
  /** Opens what this command shows, or closes it. */
  toggle(command: CommandId): void
  setHeight(next: SheetHeight | ((now: SheetHeight) => SheetHeight)): void
  setTray(next: (out: boolean) => boolean): void
}

/** What commands do that are the interface's own. */
export function interfaceDoes(around: Around) {
  const { desk, own, notices, onOwn, onMake, setHeight } = around
  const take = (tool: Tool) => () => around.take(tool)
  const toggle = (command: CommandId) => () => around.toggle(command)
  const make = (painter: 'note' | 'card') => () => {
    const supply = desk.game.supply?.find(({ kind }) => desk.game.pieces[kind]?.painter === painter)
    if (supply) onMake(supply)
  }
  return {
    hand: take('hand'),
    select: take('select'),
    marker: take('marker'),
    eraser: take('eraser'),
    oval: take('oval'),
    line: take('line'),
    note: make('note'),
    card: make('card'),
    outline() {
      setHeight('low')
      onOwn({ ...own, view: own.view === 'lists' ? 'board' : 'lists' })
    },
    find() {
      // What is found is looked at.
      setHeight('low')
      around.toggle('find')
    },
    tray() {
      setHeight('low')
      around.setTray((out) => !out)
    },
    guide: () => setHeight((now) => (now === 'low' ? 'half' : 'low')),
    sound() {
      const sound = !own.sound
      onOwn({ ...own, sound })
      notices.add({ say: sentence(sound ? 'sound.on' : 'sound.off') })
    },
    commands: toggle('commands'),
    settings: toggle('settings'),
    round: toggle('round'),
    clear: toggle('clear'),
    invite: toggle('invite'),
    rules: toggle('rules'),
    binned: toggle('binned'),
    ending: toggle('ending'),
    chronicle: toggle('chronicle'),
    print: toggle('print'),
    picture: toggle('picture'),
    aloud: toggle('aloud'),
    free: toggle('free'),
    rolls: toggle('rolls'),
    statistics: toggle('statistics'),
    history: toggle('history'),
  } satisfies Partial<Does>
}

/** What the commands do that the app does: all the others. */
export type AppDoes = Does<Exclude<CommandId, keyof ReturnType<typeof interfaceDoes>>>
