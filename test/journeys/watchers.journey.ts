import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { tellRenewal } from '../../src/sync/door/renewal.ts'
import { readCode } from '../../src/sync/keys/code.ts'
import { freshKey, watcherKeys, writerKeys } from '../../src/sync/keys/keys.ts'
import { screenOf } from '../../src/sync/keys/screen.ts'
import { presenceMessage, QUESTION, syncMessage, UPDATE } from '../../src/sync/link/message.ts'
import { type Dice, diceOf, noise } from '../sync/garbage.ts'
import { scriptOf, within } from '../sync/house.ts'
import type { Impostor } from '../sync/impostor.ts'
import { presenceOf } from '../sync/tellings.ts'
import { terms } from '../sync/terms.ts'
import { expectTablesAlive } from './help/alive.ts'
import { tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { forgedCalls } from './help/forged.ts'
import { linkOf, matesAt, notesOn, write } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/*
 * Three who play, and three who have the link to watch, with pages that they wrote for the purpose. They try all they
 * can think of, again and again; those who play notice that somebody was cut off, and nothing else.
 */

/** How long it goes on (s). */
const LASTS = Number(process.env.LASTS ?? (process.env.LONG === '1' ? 600 : 30))
const { house, open, host, follow } = matesAt(4493)
const as = within<Impostor>()

let script: string
beforeAll(async () => {
  script = await scriptOf('impostor.ts')
}, 60_000)

interface Told {
  readonly self: string
  readonly rolls: number
  readonly aside: number
  readonly players: readonly string[]
}
const told = ({ page }: Guest) => page.evaluate<Told>('debug.table()')

/** What is said where somebody was cut off, here or by another who plays. */
const CUT = /^(A screen .*was cut off|Another screen says that it has cut one off)/

/** Notes all that this page says in passing or warns of. */
async function listen({ page }: Guest): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said_: said })
    const look = () => {
      for (const line of document.querySelectorAll('.notice p, .warning p, [role=alert] p')) {
        const text = line.textContent ?? ''
        if (!said.includes(text)) said.push(text)
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (globalThis as unknown as { said_: string[] }).said_)
}

/** Throws two dice outside any Check. */
async function fling(page: Page): Promise<void> {
  const free = page.getByRole('dialog', { name: 'Throw dice freely' })
  await page.getByRole('button', { name: 'Throw dice freely' }).click()
  await free.getByRole('textbox').fill('2d6')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await free.waitFor({ state: 'hidden' })
}
/** A stroke of the marker on the empty paper. */
async function draw(page: Page, n: number): Promise<void> {
  await page.keyboard.press('m')
  const [x, y] = [500 + (n % 8) * 12, 380 + (n % 5) * 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let at = 1; at < 12; at++) await page.mouse.move(x + at * 3, y + (at % 3) * 4)
  await page.mouse.up()
  await page.keyboard.press('v')
}

/** Somebody with a page of their own in the place of ours, and the key to watch. */
async function watcher(read: readonly number[], players: number): Promise<Guest> {
  const guest = await open('', {
    before: (context) =>
      context.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      ),
  })
  await until('it is there', () => guest.page.evaluate('globalThis.screen_ !== undefined'))
  const server = house().address.replace(/^http/, 'ws')
  await as(guest.page, (s, given) => s.come(given.read, given.server), {
    read,
    server: `${server}signal`,
  })
  await until(
    'they have heard all',
    async () => (await as(guest.page, (s) => s.there().length, 0)) >= players,
  )
  return guest
}

type Label = 'doc' | 'talk' | 'hands'
type Said = readonly [label: Label, frame: readonly number[]]
const word = (what: unknown): Said => [
  'talk',
  [1, ...new TextEncoder().encode(JSON.stringify(what))],
]
const doc = (message: Uint8Array): Said => ['doc', [1, ...message]]

/** Who speaks, to whom, and about whom. */
interface Case {
  readonly own: { readonly key: string; readonly client: number }
  readonly victim: { readonly key: string; readonly client: number }
  readonly dice: Dice
}
const times = (many: number, say: (n: number) => Said) =>
  Array.from({ length: many }, (_, n) => say(n))
const changeBy = (client: number) => {
  const forged = new Y.Doc()
  forged.clientID = client
  forged.getMap('play').set('phase', 'forged')
  forged.getMap('items').set('forged', new Y.Map())
  return doc(syncMessage(UPDATE, Y.encodeStateAsUpdate(forged)))
}
const CLAIM = { seat: 'ada', name: 'Ada', throws: [{ id: 'x' }], held: [{ n: 1, ids: ['north'] }] }

/** What one who only watches may try over a link that was proven. */
const DEEDS: Record<string, (given: Case) => readonly Said[]> = {
  writes: ({ own }) => times(20, () => changeBy(own.client)),
  'writes as another': ({ victim }) => [changeBy(victim.client)],
  'claims a seat': ({ own }) => [doc(presenceMessage(presenceOf([own.client], CLAIM)))],
  'is there as another': ({ victim }) => [doc(presenceMessage(presenceOf([victim.client], CLAIM)))],
  'says hello as another': ({ victim }) => [
    word({ hello: 2, key: victim.key, session: '0'.repeat(24), hash: '' }),
  ],
  'floods with words': ({ victim }) =>
    times(400, (n) => (n % 2 ? word({ near: [victim.key] }) : word({ behind: true }))),
  'asks on and on': () => times(100, () => doc(syncMessage(QUESTION, Uint8Array.of(0)))),
  'has others cut': ({ victim }) =>
    times(20, () => word({ cut: { peer: victim.key, client: victim.client, why: 'flood' } })),
  'throws dice': ({ own }) =>
    times(20, (n) =>
      word({
        joint: 'announce',
        table: 'plain',
        session: own.key.slice(0, 24),
        n,
        terms: terms(`t${n}`),
        asked: [own.key],
        cover: 'a'.repeat(64),
        sign: 'a'.repeat(128),
      }),
    ),
  'makes a new key': ({ own }) => {
    const [old, next] = [writerKeys(freshKey()), writerKeys(freshKey())]
    const by = screenOf(new Uint8Array(32).fill(9))
    return [word(tellRenewal(old, next, by, [{ key: own.key, writes: true }], []))]
  },
  knocks: ({ dice }) => times(30, () => word({ at: 'knock', id: `${dice(1e9)}`, name: 'Ada' })),
  'carries calls': ({ own }) =>
    times(60, (n) => word({ by: own.key, n, sign: 'AAAA', hops: 6, data: 'x'.repeat(2000) })),
  'moves hands': ({ dice }) => times(300, () => ['hands', [...noise(dice)]]),
  'sends rubbish': ({ dice }) => times(5, () => [dice(2) ? 'doc' : 'talk', [1, ...noise(dice)]]),
}

test(`three watchers for ${LASTS} s against three who play, who notice nothing but that somebody is cut off`, {
  timeout: (LASTS + 400) * 1000,
  retry: 0,
}, async () => {
  const dice = diceOf(Number(process.env.SEED ?? 33))
  const ada = await host()
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  const code = readCode(link)
  if (!('keys' in code)) throw new Error('no key in the link')
  const read = [...watcherKeys(code.keys.read).read]
  const [ben, cyd] = [await follow(link), await follow(link)]
  const players = [ada, ben, cyd]
  for (const [n, name] of ['Ben', 'Cyd'].entries())
    await playerAt(players[n + 1]!.page).takeSeat(name)
  await until(
    'the three are linked',
    async () => (await Promise.all(players.map(told))).every((one) => one.players.length === 2),
    60_000,
  )
  const before = await Promise.all(players.map(told))
  const seats = async () => (await tableOn(ada.page)).state().seats
  const seated = await seats()
  const keys = before.map(({ self }) => self)
  const said = await Promise.all(players.map(listen))
  const eves = [
    await watcher(read, players.length),
    await watcher(read, players.length),
    await watcher(read, players.length),
  ]

  const counts: Record<string, number> = {}
  let frames = 0
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const end = performance.now() + LASTS * 1000
  const on = () => performance.now() < end
  const any = <T>(all: readonly T[]): T => all[dice(all.length)] as T

  /** All that one of them does, one thing after another. */
  async function spoil({ page }: Guest): Promise<void> {
    while (on()) {
      const to = any(keys)
      const about = any(keys.filter((key) => key !== to))
      const what = dice(12)
      if (what === 0) {
        await as(page, (s, [one, other]) => s.pretend(one, other), [to, about] as const)
        count('greets as another')
      } else if (what === 1) {
        await as(page, (s, [one, steps]) => s.signal(one, steps), [to, forgedCalls()] as const)
        count('forges calls')
      } else if (what === 2) {
        await as(page, (s, [one, silent]) => s.crowd(one, 6, silent), [to, dice(2) === 0] as const)
        count('comes as six')
      } else {
        const line = await as(page, (s, one) => s.link(one), to)
        const [key, client, others] = await as(
          page,
          (s, [n, other]) => [s.keyOf(n), s.clientOf(n), s.clientsOf(other)] as const,
          [line, about] as const,
        )
        const proven = await as(page, (s, n) => s.lines()[n]?.proven, line)
        if (!proven || !key || !client) {
          count('was not let in')
          continue
        }
        count('linked')
        for (let n = 0; on() && n < 8; n++) {
          const deed = any(Object.keys(DEEDS))
          const victim = { key: about, client: others.at(-1) ?? 5 }
          const all = DEEDS[deed]?.({ own: { key, client }, victim, dice }) ?? []
          count(deed)
          frames += all.length
          await as(
            page,
            (s, [at, list]) => {
              for (const [label, frame] of list) s.shout(at, label, [frame])
            },
            [line, all] as const,
          )
          await page.waitForTimeout(300)
          if (await as(page, (s, at) => s.lines()[at]?.over, line)) break
        }
      }
    }
  }

  const notes: string[] = []
  let [strokes, throws] = [0, 0]
  async function play(): Promise<void> {
    for (let n = 0; on(); n++) {
      const { page } = any(players)
      if (n % 3 === 0) {
        const text = `note ${n}`
        await write(page, text)
        notes.push(text)
      } else if (n % 3 === 1) {
        await draw(page, strokes)
        strokes += 1
      } else {
        await fling(page)
        throws += 1
      }
      await page.waitForTimeout(1500)
    }
  }
  await Promise.all([play(), ...eves.map(spoil)])

  // All that was played is there, everywhere the same, and nothing else.
  await until(
    'all throws are written down everywhere',
    async () => (await Promise.all(players.map(told))).every(({ rolls }) => rolls === throws),
    30_000,
  )
  for (const text of notes) {
    for (const { page } of players)
      await until(`“${text}” is there`, async () => (await notesOn(page)).includes(text), 20_000)
  }
  const tables = await Promise.all(players.map(async ({ page }) => (await tableOn(page)).state()))
  for (const table of tables) {
    expect(table.items).toEqual(tables[0]?.items)
    expect(table.rolls).toEqual(tables[0]?.rolls)
    expect([...table.items.values()].filter(({ kind }) => kind === 'ink')).toHaveLength(strokes)
    expect(table.items.has('forged')).toBe(false)
    expect(table.play).toEqual(tables[0]?.play)
    // Each throw was witnessed by both others: nobody who watches had a hand in one.
    for (const { joint } of table.rolls) {
      expect(joint?.witnesses).toHaveLength(2)
      for (const { peer } of joint?.witnesses ?? []) expect(keys).toContain(peer)
    }
  }
  expect(await seats()).toEqual(seated)
  // They have never been parted.
  const after = await Promise.all(players.map(told))
  for (const [n, { players: those, aside }] of after.entries()) {
    expect([...those].sort()).toEqual([...(before[n]?.players ?? [])].sort())
    expect(aside).toBe(before[n]?.aside)
  }
  const all = (await Promise.all(said.map((hear) => hear()))).flat()
  process.stdout.write(
    `watchers: ${LASTS} s, ${frames} frames, ${JSON.stringify(counts)}; played ${notes.length} notes, ${strokes} strokes, ${throws} throws; said ${JSON.stringify([...new Set(all)])}\n`,
  )
  for (const text of all) {
    expect(text).toMatch(CUT)
    expect(text).not.toMatch(/Ada|Ben|Cyd/)
  }
  for (const eve of eves) {
    eve.pardon(/./)
    await eve.close()
  }
  await expectTablesAlive(players, async () => {
    const dan = await open(`?debug=quiet${link}`)
    // After so many were cut off, new names come in one by one.
    await dan.page.getByRole('heading', { name: 'A plain table' }).waitFor({ timeout: 150_000 })
    return dan
  })
})
