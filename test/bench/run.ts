import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { home, say } from '../../.config/run.mjs'
import { firstLoad } from '../../.config/size.mjs'
import { measureBoard, measureTray } from './board.ts'
import { measureDice } from './dice.ts'
import { measureDocument } from './document.ts'
import { measureFaces } from './faces.ts'
import { measureFights } from './fights.ts'
import { measureHands } from './hands.ts'
import { measureInk } from './ink.ts'
import { measureIdleTable, measureJoining, measureLongPlay } from './joining.ts'
import { measureOpenings } from './openings.ts'
import { measurePaper } from './paper.ts'
import { measureCrowds } from './peers.ts'
import { measurePhones } from './phones.ts'
import { measurePicture } from './pictures.ts'
import { asTable, type Reading } from './reading.ts'
import { measureRivals } from './rivals.ts'
import { measureSealing } from './sealing.ts'
import { measureShapes } from './shapes.ts'
import { measureSigning } from './signing.ts'

const ITEMS = [300, 2000, 10_000]
const DICE = [5, 12, 30]
const EDITS = [1000, 10_000]
const MEGABYTES = [0, 1, 5, 20]
const PEOPLE = [2, 8, 16]
const THINGS = 100_000
// Notes lie on the table of any game that has them.
const GAME = 'prophecy'

/** All that is measured, in the order it is printed. One that cannot be done yet says why, and the others go on. */
const WORK: readonly {
  readonly name: string
  run(address: string): Promise<readonly Reading[]> | readonly Reading[]
}[] = [
  {
    name: 'first load',
    run() {
      const { start, open, limit, games } = firstLoad()
      const kb = { unit: 'KB', of: 'page' }
      return [
        { what: 'first load, at the start', ...kb, value: start / 1024 },
        { what: 'first load, table open', ...kb, value: open / 1024, goal: limit / 1024 },
        // Whichever game it is: no further one makes it larger.
        ...games.map(({ id, open: its }) => ({
          ...{ what: 'first load, by game', unit: 'KB', of: id },
          ...{ value: its / 1024, goal: limit / 1024 },
        })),
      ]
    },
  },
  ...ITEMS.map((count) => ({
    name: `document of ${count} items`,
    run: () => measureDocument(GAME, count),
  })),
  ...ITEMS.map((count) => ({
    name: `board with ${count} items`,
    run: (address: string) => measureBoard(address, GAME, count),
  })),
  ...ITEMS.slice(0, 2).map((count) => ({
    name: `picture of ${count} items`,
    run: (address: string) => measurePicture(address, GAME, count),
  })),
  {
    name: 'printed faces',
    run: measureFaces,
  },
  { name: 'odd tables', run: () => measureShapes(THINGS) },
  ...[0, ...ITEMS.slice(0, 1)].map((count) => ({
    name: `fight among ${count} things`,
    run: () => measureFights(count),
  })),
  ...EDITS.map((count) => ({ name: `signing ${count} edits`, run: () => measureSigning(count) })),
  { name: 'sealed cards', run: measureSealing },
  { name: 'paper', run: measurePaper },
  { name: 'ink', run: (address) => measureInk(address, GAME) },
  { name: 'hands', run: (address) => measureHands(address, GAME) },
  ...DICE.map((count) => ({ name: `${count} dice`, run: () => measureDice(count) })),
  { name: 'dice in the page', run: (address) => measureTray(address, GAME, DICE) },
  { name: 'other dice', run: () => measureRivals(DICE) },
  {
    name: 'opening beside Excalidraw',
    run: (address) => measureOpenings(address, GAME, ITEMS),
  },
  ...MEGABYTES.map((size) => ({
    name: `joining a table of ${size} MB`,
    run: (address: string) => measureJoining(address, GAME, size),
  })),
  { name: 'phones as hands', run: measurePhones },
  { name: 'crowds', run: () => measureCrowds(PEOPLE) },
  { name: 'idle table of eight', run: (address) => measureIdleTable(address, GAME) },
  { name: 'two hours of play', run: (address) => measureLongPlay(address, GAME) },
]

/** Measures everything at this address, or what `only` names; prints a table and keeps it as .cache/bench.json. */
export async function bench(address: string, only = ''): Promise<void> {
  const readings: Reading[] = []
  for (const { name, run } of WORK.filter((work) => work.name.includes(only))) {
    say(`Measuring ${name} ...`)
    try {
      readings.push(...(await run(address)))
    } catch (error) {
      say(`  not measured: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  say()
  say(asTable(readings))
  mkdirSync(join(home, '.cache'), { recursive: true })
  const file = join('.cache', 'bench.json')
  writeFileSync(join(home, file), `${JSON.stringify(readings, null, 2)}\n`)
  say()
  say(`Also in ${file}. A value over its goal bears a "!".`)
}
