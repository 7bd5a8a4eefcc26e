import { describe, expect, it, test } from 'vitest'
import { de } from '../../../src/games/road-and-ruin/handouts/de.ts'
import { en } from '../../../src/games/road-and-ruin/handouts/en.ts'
import { handoutsIn } from '../../../src/games/road-and-ruin/handouts/handouts.ts'
import { lettersFor, PAGE, type PageText } from '../../../src/games/road-and-ruin/handouts/page.ts'
import { bandRows, spellTimes } from '../../../src/games/road-and-ruin/handouts/rows.ts'
import { AIDS } from '../../../src/games/road-and-ruin/handouts/words.ts'
import type { FaceBox } from '../../../src/rules/board/face.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace } from '../../../src/rules/board/printing.ts'
import { cutting, PAPERS } from '../../../src/ui/paper/cutting.ts'
import { road } from './lab.ts'

const languages = { en, de }
const papers = ['a4', 'letter'] as const

/** Everything that is handed out, with its piece. */
const all = (lang: string) =>
  handoutsIn(lang).then((handouts) =>
    handouts.flatMap(({ id, items, pieces }) =>
      items.map((item) => {
        const piece: Piece | undefined = { ...road.pieces, ...pieces }[item.kind]
        if (!piece) throw new Error(`no piece ${item.kind}`)
        return { id, item, piece }
      }),
    ),
  )

/** How all tables of a page are shaped. */
const tablesIn = (parts: PageText['parts']): readonly string[] =>
  parts.flatMap((part) => {
    if (part.as === 'columns') return part.all.flatMap(tablesIn)
    return part.as === 'table' ? [`${part.rows.length} by ${part.head.length}`] : []
  })

describe('paper to take home', () => {
  it('[R5] has each card of the Deck once, with the same back', async () => {
    const deck = (await all('en')).filter(({ id }) => id === 'deck')
    expect(deck.map(({ item }) => item.props.card)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    )
    const backs = deck.map(({ item, piece }) => printedFace(piece, item)?.back)
    expect(backs[0]?.blocks.length).toBeGreaterThan(5)
    expect(new Set(backs).size).toBe(1)
  })

  test.each(['en', 'de'])('in %s is full of words that are there, each once', async (lang) => {
    const things = await all(lang)
    expect(new Set(things.map(({ item }) => item.id)).size).toBe(things.length)
    const sheets = things.filter(({ id }) => id === 'sheets')
    expect(sheets.map(({ item }) => item.texts.name?.split(' ')[0])).toEqual([
      'Brindle',
      'Oda',
      'Ilvy',
      'Tam',
    ])
    for (const { item } of sheets) {
      expect(item.texts.goal?.length).toBeGreaterThan(10)
      expect(item.props.health).toBeGreaterThan(5)
    }
  })

  it('speaks another language as English where it does not know it', async () => {
    expect((await handoutsIn('fr')).at(-1)?.pieces?.['aid-fight']?.say.values?.text).toBe(
      en.aids.fight.title,
    )
  })

  test.each(papers)('lies on %s whole, in its real size', async (paper) => {
    const handouts = await handoutsIn('en')
    for (const { items, pieces } of handouts.filter(({ id }) => id === 'aids' || id === 'deck')) {
      const cuts = items.map(({ id, kind }) => {
        const { width, height } = { ...road.pieces, ...pieces }[kind]!
        return { id, w: width, h: height }
      })
      const laid = cutting(cuts, PAPERS[paper]).sheets.flat()
      expect(laid.map(({ w, h }) => w * h)).toEqual(cuts.map(({ w, h }) => w * h))
    }
  })
})

describe.each(Object.entries(languages))('a page to look things up on, in %s', (lang, { aids }) => {
  test.each(AIDS)('%s fills one page with letters that are read', (id) => {
    expect(lettersFor(aids[id])).toBeGreaterThanOrEqual(2.6)
  })

  test.each(AIDS)('%s prints nothing beside its paper, and no words over others', async (id) => {
    const { item, piece } = (await all(lang)).find((one) => one.item.id === `aid-${id}`)!
    const blocks = printedFace(piece, item)?.blocks ?? []
    expect(blocks.length).toBe(piece.face!(item).blocks.length)
    const boxes = blocks.flatMap(({ as, box }) => (as === 'words' ? [box] : []))
    for (const { box } of blocks) {
      expect(box.x).toBeGreaterThanOrEqual(2)
      expect(box.y).toBeGreaterThanOrEqual(2)
      expect(box.x + box.w).toBeLessThanOrEqual(PAGE.width - 2)
      expect(box.y + box.h).toBeLessThanOrEqual(PAGE.height - 2)
    }
    const meets = (a: FaceBox, b: FaceBox) =>
      Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.01 &&
      Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.01
    const over = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meets(a, b)))
    expect(over).toEqual([])
  })

  test.each(AIDS)('%s has the tables of the other language', (id) => {
    expect(tablesIn(aids[id].parts)).toEqual(tablesIn(en.aids[id].parts))
  })
})

describe('what its tables say', () => {
  it('[R15] [R23] tells what distance takes from a to-hit', () => {
    const rows = bandRows([['Touching', 'an arm', '']])
    expect(rows[0]).toEqual(['Touching', 'an arm', '', '0', '0'])
    expect(rows.map((row) => row.slice(-2).join())).toEqual([
      '0,0',
      '0,0',
      '-1,-2',
      '-2,-4',
      '-3,-6',
      ',',
      ',',
      ',',
    ])
  })

  it('[R28] tells how long spells take: a minute for 1 mana, hours for 5, days from 7 on', () => {
    expect(spellTimes({ minutes: 'min', hours: 'h', days: 'd' }, ',')).toEqual([
      '1 min',
      '4 min',
      '16 min',
      '64 min',
      '4,3 h',
      '17 h',
      '2,8 d',
    ])
  })
})
