/*
 * Strokes of shaky hands: written before anything that recognises them, and not to be changed to suit it. Lengths in
 * millimetres on the paper, one point about every sixtieth of a second.
 */

/** What somebody meant to draw. */
export const MEANT = ['oval', 'box', 'line', 'neither'] as const
export type Meant = (typeof MEANT)[number]

export interface Point {
  readonly x: number
  readonly y: number
}

/** A stroke, and what it was meant to be. */
export interface Drawn {
  readonly meant: Meant
  /** What it is, more exactly. */
  readonly what: string
  readonly points: readonly Point[]
}

/** Numbers in [0, 1) that follow from a seed: mulberry32. */
function luckOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A hand of its own: what of it is steady and what is not. */
interface Hand {
  between(low: number, high: number): number
  chance(part: number): boolean
  /** Small everywhere, of both signs, mostly near nothing. */
  about(spread: number): number
  /** Millimetres that a point misses the way by. */
  readonly tremor: number
  /** Part of the size by which the way itself is bent, in slow waves. */
  readonly sway: number
}

function handOf(luck: () => number): Hand {
  const between = (low: number, high: number) => low + (high - low) * luck()
  return {
    between,
    chance: (part) => luck() < part,
    about: (spread) => spread * (luck() + luck() + luck() - 1.5),
    tremor: between(0.1, 1.2),
    sway: between(0.01, 0.1),
  }
}

/** A way to draw along: from 0 at its beginning to 1 at its end. */
type Way = (part: number) => Point

/** A way through these corners, each reached and left in a straight line. */
function through(corners: readonly Point[]): Way {
  const lengths = corners
    .slice(1)
    .map(({ x, y }, at) => Math.hypot(x - corners[at]!.x, y - corners[at]!.y))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  return (part) => {
    let left = part * whole
    for (const [at, length] of lengths.entries()) {
      if (left > length && at < lengths.length - 1) {
        left -= length
        continue
      }
      const [a, b] = [corners[at]!, corners[at + 1]!]
      const share = length === 0 ? 0 : Math.min(1, left / length)
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    }
    return corners.at(-1)!
  }
}

/** Turned by so many radians and moved. */
const laid = (way: Way, turn: number, to: Point): Way => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (part) => {
    const { x, y } = way(part)
    return { x: to.x + x * cos - y * sin, y: to.y + x * sin + y * cos }
  }
}

/**
 * What a hand makes of a way of about this size: it sways, trembles, cuts corners and is not equally fast everywhere.
 */
function drawn(way: Way, size: number, length: number, hand: Hand): readonly Point[] {
  const waves = [1, 2, 3].map((n) => ({
    n: n + hand.between(-0.4, 0.4),
    x: hand.about((hand.sway * size) / n),
    y: hand.about((hand.sway * size) / n),
    at: hand.between(0, 7),
  }))
  // Between 1 and 6 mm from point to point: a slow and a quick hand.
  const step = hand.between(1, 6)
  const count = Math.max(12, Math.round(length / step))
  const unsteady = hand.between(0, 0.35)
  const rounding = hand.between(0, 2.5)
  const raw = Array.from({ length: count + 1 }, (_, at) => {
    const even = at / count
    const part = Math.min(1, Math.max(0, even - (unsteady * Math.sin(2 * Math.PI * even)) / 12))
    const { x, y } = way(part)
    const sway = (of: 'x' | 'y') =>
      waves.reduce(
        (sum, wave) => sum + wave[of] * Math.sin(2 * Math.PI * wave.n * part + wave.at),
        0,
      )
    return { x: x + sway('x'), y: y + sway('y') }
  })
  const soft = raw.map((point, at) => {
    // A hand in a hurry cuts corners.
    const [before, after] = [raw[Math.max(0, at - 1)]!, raw[Math.min(count, at + 1)]!]
    const share = rounding / (2 + rounding) / 2
    return {
      x: point.x * (1 - 2 * share) + (before.x + after.x) * share,
      y: point.y * (1 - 2 * share) + (before.y + after.y) * share,
    }
  })
  const points = soft.map(({ x, y }) => ({
    x: x + hand.about(hand.tremor),
    y: y + hand.about(hand.tremor),
  }))
  return hooked(points, size, hand).map(({ x, y }) => ({
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
  }))
}

/** Sometimes the pen touches down or lifts off with a little tick. */
function hooked(points: readonly Point[], size: number, hand: Hand): readonly Point[] {
  const tick = (at: Point): readonly Point[] => {
    const [x, y] = [hand.about(size * 0.06), hand.about(size * 0.06)]
    return [
      { x: at.x + x, y: at.y + y },
      { x: at.x + x / 2, y: at.y + y / 2 },
    ]
  }
  const [first, last] = [points[0]!, points.at(-1)!]
  return [
    ...(hand.chance(0.2) ? tick(first) : []),
    ...points,
    ...(hand.chance(0.2) ? [...tick(last)].reverse() : []),
  ]
}

const somewhere = (hand: Hand): Point => ({
  x: hand.between(-400, 400),
  y: hand.between(-300, 300),
})

/** Part of the way round, in radians: it may not quite close, or go on over its beginning. */
function oval(hand: Hand): Drawn {
  const wide = hand.between(28, 110)
  const high = wide * hand.between(0.45, 1.05)
  const from = hand.between(0, 2 * Math.PI)
  const round = (hand.chance(0.5) ? 1 : -1) * 2 * Math.PI * hand.between(0.93, 1.14)
  const drift = hand.about(0.12)
  const egg = hand.about(0.12)
  const way: Way = (part) => {
    const angle = from + round * part
    const grown = 1 + drift * (part - 0.5)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return { x: wide * grown * x, y: high * grown * y * (1 + egg * x) }
  }
  const length = Math.PI * (wide + high)
  const turned = laid(way, hand.about(0.35), somewhere(hand))
  return { meant: 'oval', what: 'oval', points: drawn(turned, wide, length, hand) }
}

function box(hand: Hand): Drawn {
  const wide = hand.between(25, 90)
  const high = wide * hand.between(0.4, 1.1)
  const skew = hand.about(0.08) * wide
  const off = () => ({ x: hand.about(0.08 * wide), y: hand.about(0.08 * high) })
  const corners = [
    { x: -wide, y: -high },
    { x: wide, y: -high },
    { x: wide + skew, y: high },
    { x: -wide + skew, y: high },
  ].map(({ x, y }) => {
    const { x: dx, y: dy } = off()
    return { x: x + dx, y: y + dy }
  })
  const first = Math.floor(hand.between(0, 4))
  const order = [0, 1, 2, 3].map((at) => corners[(first + at) % 4]!)
  if (hand.chance(0.5)) order.push(...order.splice(1).reverse())
  const [start, second] = [order[0]!, order[1]!]
  // The last line meets the first one, falls short, or goes on a little.
  const over = hand.between(-0.12, 0.15)
  const end =
    over < 0
      ? {
          x: start.x + (order[3]!.x - start.x) * -over,
          y: start.y + (order[3]!.y - start.y) * -over,
        }
      : start
  const rest =
    over > 0
      ? [{ x: start.x + (second.x - start.x) * over, y: start.y + (second.y - start.y) * over }]
      : []
  const way = through([...order, end, ...rest])
  const turned = laid(way, hand.about(0.15), somewhere(hand))
  return { meant: 'box', what: 'box', points: drawn(turned, wide, 4 * (wide + high), hand) }
}

function line(hand: Hand): Drawn {
  const length = hand.between(40, 420)
  const bend = hand.about(0.16) * length
  const twist = hand.about(0.06) * length
  const way: Way = (part) => ({
    x: (part - 0.5) * length,
    y: bend * 4 * part * (1 - part) + twist * Math.sin(2 * Math.PI * part),
  })
  const turned = laid(way, hand.between(0, 2 * Math.PI), somewhere(hand))
  return { meant: 'line', what: 'line', points: drawn(turned, length * 0.6, length, hand) }
}

/** What else people draw in one stroke, of about this size, round the middle. */
const OTHERS: Readonly<Record<string, (size: number, hand: Hand) => Way>> = {
  zigzag: (size, hand) => {
    const turns = Math.round(hand.between(4, 9))
    return through(
      Array.from({ length: turns }, (_, at) => ({
        x: size * ((2 * at) / (turns - 1) - 1),
        y: (at % 2 === 0 ? 1 : -1) * size * hand.between(0.25, 0.7),
      })),
    )
  },
  spiral: (size, hand) => {
    const turns = hand.between(1.8, 3.5)
    return (part) => {
      const angle = 2 * Math.PI * turns * part
      const out = size * (0.12 + 0.88 * part)
      return { x: out * Math.cos(angle), y: out * Math.sin(angle) }
    }
  },
  letters: (size, hand) => {
    const loops = Math.round(hand.between(3, 7))
    const high = hand.between(0.15, 0.35)
    return (part) => {
      const angle = 2 * Math.PI * loops * part
      return {
        x: size * (2 * part - 1) + size * 0.16 * Math.sin(angle),
        y: size * high * (Math.cos(angle) + 0.4 * Math.sin(angle / 2.7)),
      }
    }
  },
  tick: (size, hand) =>
    through([
      { x: -size, y: 0 },
      { x: -size * 0.3, y: size * hand.between(0.5, 0.9) },
      { x: size, y: -size * hand.between(0.6, 1.2) },
    ]),
  star: (size) =>
    through(
      Array.from({ length: 6 }, (_, at) => ({
        x: size * Math.sin((at * 4 * Math.PI) / 5),
        y: -size * Math.cos((at * 4 * Math.PI) / 5),
      })),
    ),
  triangle: (size, hand) => {
    const top = { x: hand.about(size * 0.4), y: -size }
    return through([
      top,
      { x: size, y: size * 0.7 },
      { x: -size, y: size * hand.between(0.5, 0.9) },
      top,
    ])
  },
  arrow: (size, hand) => {
    const head = size * hand.between(0.25, 0.5)
    return through([
      { x: -size, y: 0 },
      { x: size, y: 0 },
      { x: size - head, y: -head * 0.8 },
      { x: size, y: 0 },
      { x: size - head, y: head * 0.8 },
    ])
  },
  wave: (size, hand) => {
    const waves = hand.between(1.2, 4)
    const high = hand.between(0.25, 0.5)
    return (part) => ({
      x: size * (2 * part - 1),
      y: size * high * Math.sin(2 * Math.PI * waves * part),
    })
  },
  eight: (size) => (part) => ({
    x: size * 0.6 * Math.sin(4 * Math.PI * part),
    y: size * Math.cos(2 * Math.PI * part),
  }),
  bow: (size, hand) => {
    const round = Math.PI * hand.between(0.7, 1.5)
    const from = hand.between(0, 2 * Math.PI)
    return (part) => ({
      x: size * Math.cos(from + round * part),
      y: size * Math.sin(from + round * part),
    })
  },
  corner: (size, hand) =>
    through([
      { x: -size, y: -size * hand.between(0.5, 1) },
      { x: -size, y: size * 0.8 },
      { x: size, y: size * hand.between(0.6, 0.9) },
    ]),
  hatching: (size, hand) => {
    const rows = Math.round(hand.between(5, 9))
    return through(
      Array.from({ length: 2 * rows }, (_, at) => ({
        x: (at % 4 === 0 || at % 4 === 3 ? -1 : 1) * size * hand.between(0.8, 1),
        y: size * (Math.floor(at / 2) / rows - 0.5),
      })),
    )
  },
  heart: (size) => (part) => {
    const t = 2 * Math.PI * part
    return {
      x: (size * 16 * Math.sin(t) ** 3) / 16,
      y:
        (-size * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) /
        16,
    }
  },
  cross: (size) =>
    through([
      { x: -size, y: -size },
      { x: size, y: size },
      { x: size, y: -size },
      { x: -size, y: size },
    ]),
  question: (size) => (part) => {
    const angle = Math.PI * (1 - 1.5 * Math.min(1, part / 0.7))
    if (part < 0.7)
      return { x: size * 0.5 * Math.cos(angle), y: -size * 0.5 - size * 0.5 * Math.sin(angle) }
    return { x: 0, y: size * ((part - 0.7) / 0.3) }
  },
}
/** Strokes that are too small to mean anything: dots, full stops, the o in a word. */
const SMALL = ['dot', 'little o', 'dash'] as const

function neither(hand: Hand): Drawn {
  const names = [...Object.keys(OTHERS), ...SMALL]
  const what = names[Math.floor(hand.between(0, names.length))] ?? 'dot'
  const place = somewhere(hand)
  const turn = hand.about(0.4)
  if (what === 'dot' || what === 'little o' || what === 'dash') {
    const size = what === 'dot' ? hand.between(0.5, 2.5) : hand.between(3, 9)
    const way: Way =
      what === 'dash'
        ? (part) => ({ x: size * (2 * part - 1), y: 0 })
        : (part) => ({ x: size * Math.cos(6.3 * part), y: size * Math.sin(6.3 * part) })
    return { meant: 'neither', what, points: drawn(laid(way, turn, place), size, 6 * size, hand) }
  }
  const size = hand.between(20, 90)
  const way = laid(OTHERS[what]?.(size, hand) ?? (() => place), turn, place)
  return { meant: 'neither', what, points: drawn(way, size, 7 * size, hand) }
}

const MAKE: Readonly<Record<Meant, (hand: Hand) => Drawn>> = { oval, box, line, neither }

/** Strokes, `each` of each sort, always the same ones for a seed. */
export function strokes(seed: number, each: number): readonly Drawn[] {
  return MEANT.flatMap((meant, sort) =>
    Array.from({ length: each }, (_, at) =>
      MAKE[meant](handOf(luckOf(seed + sort * 1_000_003 + at * 7919))),
    ),
  )
}
