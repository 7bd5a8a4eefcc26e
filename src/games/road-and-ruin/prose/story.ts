import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'
import { CLASS_TEXTS } from './classes.ts'
import { capital, factorWords, signed } from './speak.ts'

const ATTRIBUTES: Words = {
  'attribute.str': 'Strength',
  'attribute.dex': 'Dexterity',
  'attribute.end': 'Endurance',
  'attribute.int': 'Intellect',
  'attribute.wit': 'Wit',
  'attribute.foc': 'Focus',
  'attribute.wil': 'Will',
  'attribute.con': 'Connection',
  'attribute.poi': 'Poise',
}

export const PROFICIENCY_TEXTS: Words = {
  'proficiency.aim': 'Aim',
  'proficiency.whips': 'Whips',
  'proficiency.blades': 'Blades',
  'proficiency.axes': 'Axes',
  'proficiency.contact': 'Contact',
  'proficiency.shields': 'Shields',
  'proficiency.travel': 'Travel',
  'proficiency.search': 'Search',
  'proficiency.lore': 'Lore',
  'proficiency.craft': 'Craft',
  'proficiency.talk': 'Talk',
  'proficiency.stealth': 'Stealth',
  'proficiency.beasts': 'Beasts',
}

const SCALES: Words = {
  'scale.usual': 'of the usual size',
  'scale.monstrous': 'Monstrous',
  'scale.titanic': 'Titanic',
  'scale.miniature': 'Miniature',
  'scale.microscopic': 'Microscopic',
}

const BANDS: Words = {
  'band.bad-and': 'Bad, and',
  'band.bad': 'Bad',
  'band.bad-but': 'Bad, but',
  'band.good-but': 'Good, but',
  'band.good': 'Good',
  'band.good-and': 'Good, and',
}

const READINGS: Words = {
  'reading.person': 'Person',
  'reading.creature': 'Creature',
  'reading.object': 'Object',
  'reading.event': 'Event',
  'reading.place': 'Place',
  'reading.theme': 'Theme or trait',
}

const DISTANCES: Words = {
  'distance.touching': 'Touching',
  'distance.near': 'Near',
  'distance.close': 'Close By',
  'distance.far': 'Far',
  'distance.very-far': 'Very Far',
  'distance.too-far': 'Too Far',
  'distance.world': 'World',
  'distance.elsewhere': 'Elsewhere',
  'distance.touching.note': 'Within arm’s reach',
  'distance.near.note': '1 to 5 m',
  'distance.close.note': 'In spans of 10 m',
  'distance.far.note': '100 m',
  'distance.very-far.note': '1 to 5 km: what happens there takes a day',
  'distance.too-far.note': '10 km and more, 40 km a day on foot: a week',
  'distance.world.note': '100 km: a year',
  'distance.elsewhere.note': 'It may be, and nobody here can get there',
}

const INTERIORS: Words = {
  'interior.inside-corner': 'Inside corner',
  'interior.outside-corner': 'Outside corner',
  'interior.short-hall': 'Short hall',
  'interior.long-hall': 'Long hall',
  'interior.door': 'Door',
  'interior.room': 'Room',
  'interior.obstacle': 'Obstacle',
  'interior.above': 'Above',
  'interior.below': 'Below',
  'interior.inside-corner.note': 'Nobody is flanked here, and there are fewer ways to move.',
  'interior.outside-corner.note': 'Hide behind it, or peer round it.',
  'interior.short-hall.note': '1 to 5 rounds from end to end.',
  'interior.long-hall.note': '5 to 10 rounds from end to end.',
  'interior.door.note': 'Closed, it lets nobody through and nothing be seen.',
  'interior.room.note': 'Walls, and space between them.',
  'interior.obstacle.note': 'Take cover behind it, or hide.',
  'interior.above.note': 'Seen from farther; hidden only where the table agrees.',
  'interior.below.note': 'No line of sight: hide, or take cover.',
  'effect.sheltered': 'Nobody is flanked here',
  'effect.sheltered.short': 'No flank',
  'effect.closes': 'Closed, nothing gets through',
  'effect.closes.short': 'Closes',
  'effect.hides': 'One can hide or take cover here',
  'effect.hides.short': 'Cover',
  'effect.exposes': 'One is seen from farther here',
  'effect.exposes.short': 'Exposed',
}

const FACTORS: Words = {
  'factor.attribute': factorWords(
    ({ attribute, own, scale, expects }) => {
      const size = scale === 'usual' ? '' : `${SCALES[`scale.${scale}`] ?? ''} `
      return `${size}${ATTRIBUTES[`attribute.${attribute}`] ?? attribute} ${own} on a task for ${expects}`
    },
    'attribute',
    'own',
    'scale',
    'expects',
  ),
  'factor.proficiency': factorWords(
    ({ in: id }) => String(PROFICIENCY_TEXTS[`proficiency.${id}`] ?? id),
    'in',
  ),
  'factor.special': factorWords(() => 'Specialized in it'),
  'factor.discipline': factorWords(() => 'A Discipline, and not specialized in it'),
  'factor.damaged': factorWords(() => 'Damaged equipment'),
  'factor.tiring': factorWords(() => 'Tiring'),
  'factor.exhausted': factorWords(() => 'Exhausted'),
  'factor.distract': factorWords(() => 'Distracted'),
  'factor.blind': factorWords(() => 'Blinded'),
  'factor.free': factorWords(({ words }) => called(words, 'What somebody says')),
  'worth.by': ({ by }) => signed(by),
  'worth.dice': ({ dice }) => `${count(dice, 'die', 'dice')} more, the lowest counts`,
  'worth.both': ({ by, dice }) =>
    `${signed(by)}, and ${count(dice, 'die', 'dice')} more, the lowest counts`,
  'worth.damaged': ({ damaged }) => `Bad, and: up to ${damaged} higher`,
  'remark.over': ({ name, from, by }) =>
    `${called(name, 'Somebody')} put ${signed(by)} in place of ${signed(from)}`,
}

const RULINGS: Words = {
  'ruling.none': 'Nothing was thrown',
  'ruling.recurs': ({ slot, item }) => `${slot} recurs: ${quoted(item, 'what stands there')}`,
  'ruling.fresh': ({ slot }) => `Something new, for slot ${slot}`,
  'ruling.drawn': ({ as }) => {
    const all = String(as ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => READINGS[`reading.${id}`] ?? id)
    return all.length > 0 ? `Drawn: ${all.join(', ')}` : 'Drawn, to be read as it is'
  },
  'ruling.found': ({ importance }) =>
    importance === 0 ? 'Found' : `Found, and more important than it seemed: ${importance}`,
  'ruling.dismissed': 'Given up',
  'ruling.open': 'Neither found nor given up',
  'part.split': ({ m, from }) => {
    const split =
      Number(from) > 10
        ? 'no face is good'
        : Number(from) <= 1
          ? 'every face is good'
          : `good from ${from}`
    return m === undefined ? capital(split) : `${signed(m)} in all: ${split}`
  },
  'part.damaged': ({ damaged }) => `Damage raises what is bad, and: by ${damaged}`,
  'part.lowest': ({ faces }) => `${faces}: the lowest counts`,
  'part.better': ({ faces }) => `${faces}: the better counts`,
  'part.bad-and': 'And: it is worse than you feared. Say together how',
  'part.bad-but': 'But: there is a silver lining. Say together which',
  'part.good-but': 'But: it has a price. Say together which',
  'part.good-and': 'And: it is more than you asked for. Say together what',
  'part.face': ({ face, band }) => `${face}: ${BANDS[`band.${band}`] ?? ''}`,
  'part.empty': ({ face, slot }) =>
    face === slot
      ? `Slot ${slot} is empty`
      : `Slot ${face} is empty, and ${slot} is the lowest such`,
  'part.joined': ({ joined }) => `A 7: ${count(joined, 'card', 'cards')} joined`,
  'part.reading': ({ as }) => `Read as: ${READINGS[`reading.${as}`] ?? as}`,
  'part.obsessed': 'Obsessed: Dismissal 5 lower, and not under 1',
  'part.find': ({ face, discovery, dismissal }) =>
    `${face} against Discovery ${discovery} and Dismissal ${dismissal}`,
  'part.cards': ({ cards, costs, twice }) =>
    `It brings ${count(cards, 'card', 'cards')}${costs ? ', at a cost' : ''}${twice ? ', and the next search is thrown twice' : ''}`,
  'dye.first': 'the first throw',
  'dye.second': 'the second throw',
  'gather.outcome': ({ m, dice }) => {
    const many = Number(dice) > 1
    const by = Number(m ?? 0)
    const how =
      by === 0
        ? `as ${many ? 'they fall' : 'it falls'}`
        : `with ${Math.abs(by)} ${by > 0 ? 'in favour' : 'against it'}`
    return `${many ? `${dice}d10` : 'A d10'}, ${how}`
  },
}

const classCalled = (id: unknown, otherwise: string) =>
  quoted(CLASS_TEXTS[id as keyof typeof CLASS_TEXTS]?.title, otherwise)

const CLASS_LINES: Words = {
  'amiss.class': ({ stands, lost }) =>
    `Two groups chose a class apart: ${classCalled(stands, 'one')} stands, ${classCalled(lost, 'another')} and its features count for nothing`,
  'class.line': ({ class: id, ...starts }) => {
    const known = Object.entries(starts).map(
      ([of, n]) => `${PROFICIENCY_TEXTS[`proficiency.${of}`] ?? of}\u00a0${n}`,
    )
    return `${CLASS_TEXTS[id as keyof typeof CLASS_TEXTS]?.says ?? ''} ${known.join(', ')}.`
  },
}

/** What stands on things, what helps and harms, and how throws come out. */
export const story: Words = {
  ...ATTRIBUTES,
  ...PROFICIENCY_TEXTS,
  ...SCALES,
  ...BANDS,
  ...READINGS,
  ...DISTANCES,
  ...INTERIORS,
  ...FACTORS,
  ...RULINGS,
  ...CLASS_LINES,
}
