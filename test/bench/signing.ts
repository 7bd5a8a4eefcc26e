import * as Y from 'yjs'
import { readBlocks } from '../../src/sync/agree/blocks.ts'
import { clientOf, screenOf } from '../../src/sync/keys/screen.ts'
import type { Strand } from '../../src/sync/thread/knot.ts'
import { readStrand, tellLast, tellStrand } from '../../src/sync/thread/knotwords.ts'
import { makeThreads } from '../../src/sync/thread/thread.ts'
import { unitsHash, unitsIn } from '../../src/sync/update/units.ts'
import type { Reading } from './reading.ts'

const LETTERS = 'Once upon a time there was a dragon. '

const timed = (work: () => void): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}
const per = (all: number, count: number) => all / count

/**
 * What it costs that screens sign what they write: `count` edits, signed one by one, as by somebody who writes slowly.
 */
export function measureSigning(count: number): readonly Reading[] {
  const screen = screenOf(new Uint8Array(32).fill(7))
  const session = 'bench'
  const client = clientOf(screen.key, session)
  const own = makeThreads({ screen, session })
  const doc = new Y.Doc()
  doc.clientID = client
  const [text, play] = [doc.getText('notes'), doc.getMap('play')]
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const strands: string[] = []
  const whole: Strand[] = []
  let [signing, at] = [0, 0]
  for (let n = 0; n < count; n++) {
    if (n % 4 === 0) play.set(`key${n % 50}`, { x: n, y: -n, turn: 0.25 })
    else text.insert(text.length, LETTERS[n % LETTERS.length] ?? ' ')
    signing += timed(() => {
      const to = Y.getState(doc.store, client)
      const units = unitsIn(doc.store.clients.get(client) ?? [], at, to)
      const strand = own.sign(to, unitsHash(units, client))
      at = to
      if (strand) whole.push(strand)
      if (strand) strands.push(JSON.stringify({ wrote: { knot: tellLast(strand) } }))
    })
  }
  const theirs = makeThreads()
  const taking = timed(() => {
    for (const strand of whole) {
      if (theirs.take(strand).is !== 'new') throw new Error('a strand was not taken')
    }
  })
  const late = makeThreads()
  const given: Strand[] = []
  const joining = timed(() => {
    for (const strand of own.lacking([])) {
      const read = readStrand(tellStrand(strand))
      if (read) given.push(read)
      if (!read || late.take(read).is !== 'new') throw new Error('a newcomer was not told')
    }
  })
  const state = Y.encodeStateAsUpdate(doc)
  const other = new Y.Doc()
  const applying = timed(() => Y.applyUpdate(other, state))
  const reading = readBlocks(other, Number.POSITIVE_INFINITY)
  const first = timed(() => reading.whole())
  other.getMap('play').set('one', 'more')
  const again = timed(() => reading.whole())
  reading.end()
  const of = `${count} edits`
  const bytes = (all: readonly { readonly length: number }[]) =>
    all.reduce((sum, { length }) => sum + length, 0)
  return [
    { what: 'an edit', unit: 'bytes', of, value: per(bytes(updates), count) },
    { what: 'its signature', unit: 'bytes', of, value: per(bytes(strands), count), goal: 500 },
    { what: 'signing one', unit: 'ms', of, value: per(signing, count) },
    { what: 'believing one', unit: 'ms', of, value: per(taking, count) },
    { what: 'a newcomer reads the document', unit: 'ms', of, value: applying },
    { what: 'and believes who wrote it', unit: 'ms', of, value: joining },
    {
      what: 'and is told of that',
      unit: 'bytes',
      of,
      value: bytes(given.map((strand) => JSON.stringify(tellStrand(strand)))),
    },
    { what: 'a whole document is compared, at first', unit: 'ms', of, value: first },
    { what: 'and after a change', unit: 'ms', of, value: again },
    { what: 'comparing, against reading it', unit: 'times', of, value: first / applying, goal: 3 },
  ]
}
