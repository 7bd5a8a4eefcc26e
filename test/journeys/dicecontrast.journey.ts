import { expect } from 'vitest'
import { FELL } from '../../src/app/gallery/exhibits.ts'
import { eyeOver, planFor, seen } from '../../src/dice/bed/plan.ts'
import { topOf } from '../../src/dice/die/mould.ts'
import { layOut, type Pose } from '../../src/dice/stage/ready.ts'
import { contrast, type Tone } from '../../src/paint/dice/coat.ts'
import { PIPS } from '../../src/paint/dice/pips.ts'
import { SEAT_COLORS } from '../../src/rules/plain/item.ts'
import { feltFor } from '../../src/tray/physics.ts'
import { journey } from './help/journey.ts'
import { pixelsOf } from './help/png.ts'
import { until } from './help/until.ts'

/** As WCAG has it for words: what is read must be so far from its ground. */
const NEEDED = 4.5
/** Pixels for one of the page, so that a pip is several wide. */
const DENSE = 2
/** The tray's side marks stand so far from the middle of a die, and are so large (mm). */
const MARK = { at: 9.6, radius: 8 }

/**
 * Faces up to this one are Misses in the gallery: they are drawn without colour, which is no farther from grey than
 * this.
 */
const MISSED = 3
const GREY = 0.14

type Spot = readonly [x: number, y: number]
const black: Tone = [0, 0, 0]

/** Of these spots in a picture the one that so many parts of all are darker than. */
function toneAt(picture: ReturnType<typeof pixelsOf>, spots: readonly Spot[], part: number): Tone {
  const tones = spots
    .map(([x, y]) => picture.at(Math.round(x), Math.round(y)))
    .map(([r, g, b]): Tone => [r / 255, g / 255, b / 255])
    .sort((a, b) => contrast(a, black) - contrast(b, black))
  const tone = tones[Math.floor((tones.length - 1) * part)]
  if (!tone) throw new Error('nothing was looked at')
  return tone
}

/** How far a tone is from grey, 0 to 1. */
const colourOf = (tone: Tone) => Math.max(...tone) - Math.min(...tone)

const grid = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)

/** Where the upper face of a die is seen, beside its pips, and where those are. */
function spotsOf(pose: Pose, face: number, at: (x: number, y: number, z: number) => Spot) {
  const { plate, right } = topOf('d6', pose.turn)
  const place = (u: number, v: number): Spot => {
    const [a, b] = [u * plate.radius, v * plate.radius]
    return [pose.x + right[0] * a - right[1] * b, pose.y + right[1] * a + right[0] * b]
  }
  const pips = PIPS[face] ?? { at: [], radius: 0 }
  const far = ([u, v]: Spot, from: Spot) => Math.hypot(u - from[0], v - from[1])
  const square = grid(-0.8, 0.8, 0.08).flatMap((u) =>
    grid(-0.8, 0.8, 0.08).map((v): Spot => [u, v]),
  )
  const beside = square.filter((spot) => pips.at.every((pip) => far(spot, pip) > pips.radius * 1.4))
  const within = square.filter((spot) => pips.at.some((pip) => far(spot, pip) < pips.radius * 0.5))
  const free = ([x, y]: Spot) =>
    Math.hypot(x - pose.x - MARK.at, y - pose.y + MARK.at) > MARK.radius
  const onTop = (spots: readonly Spot[]) =>
    spots
      .map(([u, v]) => place(u, v))
      .filter(free)
      .map(([x, y]) => at(x, y, 2 * pose.z))
  return { body: onTop(beside), pips: onTop(within) }
}

const names = ['ivory', ...SEAT_COLORS.map((_, i) => `seat ${i + 1}`)].flatMap((whose) => [
  `fallen, ${whose}`,
  `fallen, ${whose}, without WebGL`,
])

for (const dark of [false, true])
  journey(
    `dice of every seat, missed or not, stand out from the felt, and their pips from them, in the ${dark ? 'dark' : 'light'}`,
    async ({ open }) => {
      const { page } = await open('?gallery', { still: true, dark, scale: DENSE })
      await until(
        'everything hangs',
        () => page.evaluate<boolean>(`!!document.querySelector('.gallery[data-hung]')`),
        60_000,
      )
      const faint: string[] = []
      for (const name of names) {
        const tray = page.getByRole('button', { name, exact: true })
        await tray.scrollIntoViewIfNeeded()
        const box = await tray.boundingBox()
        if (!box) throw new Error(`no tray ${name}`)
        const plan = planFor(Math.round(box.width), Math.round(box.height), DENSE)
        const felt = feltFor(FELL.length)
        const eye = eyeOver(plan, felt)
        const at = (x: number, y: number, z: number): Spot => {
          const [px, py] = seen(eye, x, y, z)
          return [px, py]
        }
        const poses = layOut(FELL)
        const away = ([x, y]: Spot, pose: Pose) => Math.hypot(pose.x - x, pose.y - y)
        const cloth = grid(14, felt.width - 14, 3)
          .flatMap((x) => grid(14, felt.height - 14, 3).map((y): Spot => [x, y]))
          .filter((spot) => poses.every((pose) => away(spot, pose) > 24))
        await until(`“${name}” has its dice`, async () => {
          const picture = pixelsOf(await tray.screenshot())
          const lit = poses.map(({ x, y, z }) => at(x + 4, y, 2 * z))
          return contrast(toneAt(picture, lit, 0.5), black) > 6
        })
        const picture = pixelsOf(await tray.screenshot())
        // The brightest of the felt round it and of pips against the darkest of a face, but for a speck in ten.
        FELL.forEach(({ face }, i) => {
          const pose = poses[i]
          if (!pose) return
          const spots = spotsOf(pose, face, at)
          const missed = face <= MISSED
          // Else it might be looked at before it is counted.
          const colour = colourOf(toneAt(picture, spots.body, 0.5))
          if (missed && colour > GREY)
            faint.push(`${name}: ${face} is no miss, ${colour.toFixed(2)}`)
          const round = cloth.filter((spot) => away(spot, pose) < 60).map(([x, y]) => at(x, y, 0))
          const ground = toneAt(picture, round, 0.9)
          const body = toneAt(picture, spots.body, 0.1)
          const told = [
            ['felt', contrast(body, ground)],
            ['pips', contrast(body, toneAt(picture, spots.pips, 0.9))],
          ] as const
          for (const [what, found] of told)
            if (found < NEEDED)
              faint.push(
                `${name}: ${missed ? 'missed ' : ''}${face} (die ${i}) to ${what} ${found.toFixed(2)}`,
              )
        })
      }
      expect(faint).toEqual([])
    },
  )
