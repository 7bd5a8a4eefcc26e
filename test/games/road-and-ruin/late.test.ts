import { describe, expect, it } from 'vitest'
import { roadMoves } from '../../../src/games/road-and-ruin/play/moves.ts'
import { facesOf, lacksFaces, lateFace } from '../../../src/rules/board/lateface.ts'
import { printedFace } from '../../../src/rules/board/printing.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { lateMoves } from '../../../src/rules/play/latemoves.ts'
import { must } from '../../../src/rules/play/make.ts'
import { item, sit } from '../../make.ts'
import { road } from './lab.ts'

describe('what comes after the first picture', () => {
  it('is known before by the same names, buttons and order', () => {
    const real = roadMoves({}, road.supply ?? [])
    const named = ({ id, say, button }: (typeof real)[number]) => ({ id, say, button })
    expect(road.moves.map(named)).toEqual(real.map(named))
  })

  it('is refused as a Move until it is here, and as another that does not come', async () => {
    const at = sit(road)
    const late = lateMoves('telling nothing', must('no.coming'), async () => {
      const all = roadMoves({}, [])
      return all.filter(({ id }) => id === 'telling')
    })
    const [telling, nothing] = late.moves
    const may = (move = telling) => move?.may(at.board(), at.act(), {})?.say.key
    expect(late.isHere()).toBe(false)
    expect([may(), may(nothing)]).toEqual(['no.coming', 'no.coming'])
    expect(telling?.play(at.board(), at.act(), {})).toEqual([])
    await late.load()
    expect(late.isHere()).toBe(true)
    expect(may()).not.toBe('no.coming')
    expect(telling?.asks(at.board(), at.act(), {})).toEqual(
      road.moves.find(({ id }) => id === 'telling')?.asks(at.board(), at.act(), {}),
    )
  })

  it('is bare paper as a face, then all of it; what could not be had is asked for again', async () => {
    let down = true
    const paper = { paper: '#ffffff', ink: '#000000' }
    const sign = { as: 'sign', box: { x: 0, y: 0, w: 9, h: 9 }, path: 'M0 0h9' } as const
    const face = lateFace(paper, async () => {
      if (down) throw new Error('not now')
      return () => ({ ...paper, blocks: [sign] })
    })
    const piece = {
      painter: 'printed',
      width: 9,
      height: 9,
      texts: [],
      say: say('x'),
      face,
    } as const
    const thing = item('a', 'thing')
    expect(printedFace(piece, thing)?.blocks).toEqual([])
    await expect(facesOf([piece])).rejects.toThrow('not now')
    expect(lacksFaces([piece])).toBe(true)
    down = false
    await facesOf([piece])
    expect(lacksFaces([piece])).toBe(false)
    // The same thing: what was bare is not kept.
    expect(printedFace(piece, thing)?.blocks).toEqual([sign])
  })
})
