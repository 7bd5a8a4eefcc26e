import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { assembleCompany } from '../../../src/sync/company/assemble.ts'
import { inwardByLink } from '../../../src/sync/company/inward.ts'
import { goLocal } from '../../../src/sync/company/local.ts'
import type { CompanyParts } from '../../../src/sync/company/parts.ts'
import { freshKey, writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { type Self, selfOf } from '../../../src/sync/link/handshake.ts'
import type { Link } from '../../../src/sync/link/link.ts'
import { updateIn } from '../../../src/sync/link/message.ts'
import { type Fault, nonsense } from '../../../src/sync/pace/fault.ts'

/*
 * Screens whose parts are put together as in the page, and linked in memory: what one end says the other hears a moment
 * later, as it was said.
 */

const keys = writerKeys(freshKey())
const ROOM = { name: 'room' }

interface Screen {
  readonly doc: Y.Doc
  readonly self: Self
  readonly parts: CompanyParts
  /** What came for the page. */
  readonly said: (readonly [from: string, word: unknown])[]
}
const open: Screen[] = []

function screen(seed: number): Screen {
  const doc = new Y.Doc()
  const self = selfOf(screenOf(new Uint8Array(32).fill(seed)), keys)
  const local = goLocal(`table ${seed}`, doc, undefined, self)
  const said: Screen['said'] = []
  const parts = assembleCompany(
    local,
    self,
    {},
    {
      changed: () => {},
      thrown: () => {},
      doubted: () => {},
      said: ({ peer }, word) => said.push([peer, word]),
    },
  )
  parts.room = ROOM as NonNullable<CompanyParts['room']>
  doc.on('update', (update: Uint8Array, origin: unknown) =>
    parts.mesh.change(update, origin !== ROOM),
  )
  const made = { doc, self, parts, said }
  open.push(made)
  return made
}

/** Links two of them; each end as the one at it has it. */
function linked(a: Screen, b: Screen): readonly [Link, Link] {
  let closed = false
  const end = (here: Screen, there: Screen, far: () => Hears): readonly [Link, Hears] => {
    const peer = { peer: there.self.peer, client: there.self.client, writes: true }
    const shut = (why: string, fault?: Fault) => {
      if (closed) return
      closed = true
      here.parts.events.closed(link, why, fault)
      far().gone()
    }
    const later = (work: () => void) => queueMicrotask(() => closed || work())
    const link: Link = {
      other: () => peer,
      sendDoc: (message) => later(() => far().doc(message)),
      talk: (word) => {
        const text = JSON.stringify(word)
        later(() => far().word(JSON.parse(text)))
      },
      sendHands: () => {},
      waiting: () => 0,
      arrived: () => 0,
      soon: (work) => later(work),
      renew: () => {},
      close: (why) => shut(why),
      cut: (fault) => shut(fault.why, fault),
    }
    const gate = inwardByLink(here.doc, here.parts, link, (message) => {
      const update = updateIn(message)
      if (update) Y.applyUpdate(here.doc, update, ROOM)
    })
    return [
      link,
      {
        doc: gate.take,
        word: (word) => here.parts.events.talk(link, word),
        gone: () => here.parts.events.closed(link, 'the other left', undefined),
      },
    ]
  }
  const [near, hearsNear]: readonly [Link, Hears] = end(a, b, () => hearsFar)
  const [far, hearsFar]: readonly [Link, Hears] = end(b, a, () => hearsNear)
  a.parts.events.opened(near)
  b.parts.events.opened(far)
  return [near, far]
}
interface Hears {
  doc(message: Uint8Array): void
  word(word: unknown): void
  gone(): void
}

const soon = () => new Promise((go) => setTimeout(go, 20))
const textOf = ({ doc }: Screen) => doc.getText('text')

afterEach(() => {
  for (const { parts } of open.splice(0)) {
    for (const part of [parts.scribe, parts.agreement, parts.unmaking, parts.together]) part.end()
    parts.arrivals.end()
    parts.trial.end()
    parts.mesh.end()
  }
})

test('what is there, and what is written then, comes to who is linked', async () => {
  const [a, b] = [screen(1), screen(2)]
  textOf(a).insert(0, 'before')
  linked(a, b)
  await soon()
  expect(textOf(b).toString()).toBe('before')
  textOf(b).insert(6, ' and after')
  await soon()
  expect(textOf(a).toString()).toBe('before and after')
})

test('a change is carried on to whom its writer does not reach, once', async () => {
  const [a, b, c] = [screen(1), screen(2), screen(3)]
  linked(a, b)
  linked(b, c)
  await soon()
  let came = 0
  b.doc.on('update', () => came++)
  textOf(a).insert(0, 'far')
  await soon()
  expect(textOf(c).toString()).toBe('far')
  expect(came).toBe(1)
})

test('a word that no part knows is for the page; one of another version is told of once', async () => {
  const [a, b] = [screen(1), screen(2)]
  linked(a, b)
  a.parts.mesh.tell({ hello: 1 })
  await soon()
  expect(b.said).toEqual([[a.self.peer, { hello: 1 }]])
  for (const age of ['other', 'newer', 'other'] as const) b.parts.events.aged(age)
  expect(b.said.slice(1)).toEqual([
    ['', { version: 'other' }],
    ['', { version: 'newer' }],
  ])
})

test('who is cut off is told of here and to the others, and does not come in again', async () => {
  const [a, b, c] = [screen(1), screen(2), screen(3)]
  const [near] = linked(a, b)
  linked(a, c)
  await soon()
  near.cut(nonsense('no frame'))
  await soon()
  const cut = { cut: { peer: b.self.peer, client: b.self.client, why: 'nonsense' } }
  expect(a.said).toEqual([['', cut]])
  expect(c.said).toEqual([[a.self.peer, cut]])
  expect(a.parts.mesh.neighbours().map(({ peer }) => peer)).toEqual([c.self.peer])
  linked(a, b)
  expect(a.parts.mesh.reaches(b.self.peer)).toBe(false)
})
