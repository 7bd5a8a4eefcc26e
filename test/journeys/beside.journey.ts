import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { syncMessage, UPDATE } from '../../src/sync/link/message.ts'
import { any, update } from '../sync/heavy.ts'
import { expectTablesAlive } from './help/alive.ts'
import { tableOn } from './help/backup.ts'
import { linkOf, matesAt, reads, write } from './help/mates.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4511)

test('what another tab was told under our own number is left out, and we go on', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'first')
  const before = Y.decodeStateVector(Y.encodeStateVector((await tableOn(ada.page)).doc))
  await write(ada.page, 'second')
  const { doc } = await tableOn(ada.page)
  const own = [...Y.decodeStateVector(Y.encodeStateVector(doc))].filter(
    ([client, clock]) => clock > (before.get(client) ?? 0),
  )
  expect(own).toHaveLength(1)
  const [client, clock] = own[0]!
  // As its tabs say it to one another.
  const id = new URL(ada.page.url()).hash.replace('#t=', '')
  const say = (bytes: Uint8Array) =>
    ada.page.evaluate(
      ([name, message]) => {
        const channel = new BroadcastChannel(name)
        channel.postMessage(Uint8Array.from(message).buffer)
      },
      [`prophecy-table/${id}`, [...syncMessage(UPDATE, bytes)]] as const,
    )
  await say(update([[client, clock, [any({ root: 'play', key: 'made up' }, 1)]]]))
  // What it brings of others comes in.
  await say(update([[77, 0, [any({ root: 'play', key: 'of others' }, 2)]]]))
  const played = async () => (await tableOn(ada.page)).doc.getMap('play')
  await until('it is there', async () => (await played()).has('of others'))
  await write(ada.page, 'third')
  const play = await played()
  expect([play.get('made up'), play.get('of others')]).toEqual([undefined, 2])
  const ben = await follow(link)
  await reads(ben.page, 'third')
  await expectTablesAlive([ada, ben], () => follow(link))
}, 120_000)
