import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count, quoted } from '../../../rules/story/speak.ts'
import { DECK } from './deck.ts'
import { SKILL_TEXTS } from './skills.ts'
import { factorWords, midst, minus, shifts, signed } from './speak.ts'
import { PROFICIENCY_TEXTS } from './story.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS } from './things.ts'

type Value = string | number | undefined

const STATUSES: Words = {
  'field.bleed': 'Bleed',
  'field.poison': 'Poison',
  'field.stagger': 'Stagger',
  'field.distract': 'Distracted',
  'field.blind': 'Blinded',
}

const LAYERS: Words = {
  'armour.cloth': 'Heavy cloth',
  'armour.chainmail': 'Chainmail',
  'armour.leathers': 'Thick leathers',
  'armour.plate': 'Plate',
}

const METHODS: Words = {
  'method.gesture': 'by a gesture',
  'method.words': 'by words',
  'method.device': 'by a device',
  'method.symbols': 'by symbols',
}

const TAGS: Words = {
  'tag.road': 'Road',
  'tag.blade': 'Blade',
  'tag.lore': 'Lore',
  'tag.hearth': 'Hearth',
  'tag.shadow': 'Shadow',
  'tag.wild': 'Wild',
}

const SPANS: Words = {
  'span.morning': 'morning',
  'span.noon': 'noon',
  'span.afternoon': 'afternoon',
  'span.evening': 'evening',
  'span.night': 'the first half of the night',
  'span.late': 'the second half of the night',
}

const LANDINGS: Words = {
  'landing.miss': 'Miss',
  'landing.stopped': 'No Damage',
  'landing.glancing': 'Glancing',
  'landing.solid': 'Solid',
}

/** How often: once, twice. */
const times = (n: string | number | undefined): string =>
  n === 1 ? 'once' : n === 2 ? 'twice' : n === 3 ? 'thrice' : `${n} times`

const things: Words = {
  ...STATUSES,
  ...LAYERS,
  ...METHODS,
  ...TAGS,
  ...SPANS,
  ...LANDINGS,
  'piece.character': 'character sheet',
  'piece.foe': 'foe',
  'piece.cluster': 'Cluster',
  'piece.spell': 'spell',
  'nameless.character': 'A character without a name',
  'nameless.foe': 'A foe without a name',
  'named.it': ({ name }) => String(name),
  'named.cluster': ({ mana }) => `A Cluster of ${mana}`,
  'named.blow': ({ goal }) => quoted(goal, 'a blow'),
  'slip.blow': 'Blow',
  'slip.speed': 'Speed',
  'slip.fear': 'Fear',
  'slip.shaken': 'Shaken',
  'slip.breath': 'Breather',
  'slip.spirit': 'Spirit',
  'field.discovery': 'Discovery',
  'field.dismissal': 'Dismissal',
  'field.obsession': 'Obsession',
  'field.obsessed': 'Obsessed with it',
  'field.as': 'Read as',
  'field.interior': 'Interior',
  'field.stores': 'Stores',
  'field.health': 'Health',
  'field.steadfast': 'Steadfast',
  'field.exertion': 'Exertion',
  'field.rests': 'Rests',
  'field.mana': 'Mana',
  'field.spirit': 'Spirit',
  'field.str': 'STR',
  'field.dex': 'DEX',
  'field.end': 'END',
  'field.int': 'INT',
  'field.wit': 'WIT',
  'field.foc': 'FOC',
  'field.wil': 'WIL',
  'field.con': 'CON',
  'field.poi': 'POI',
  'field.scale': 'Scale',
  'field.sort': 'Sort',
  'field.weapon': 'Weapon',
  'field.armour.cloth': 'Cloth',
  'field.armour.chainmail': 'Mail',
  'field.armour.leathers': 'Leathers',
  'field.armour.plate': 'Plate',
  'field.armour': 'Armour',
  'field.shield': 'Shield',
  'field.damaged': 'Damaged',
  'field.presumptive': 'Presumptive Speed',
  'field.reactive': 'Reactive Speed',
  'field.in.aim': 'Aim',
  'field.in.whips': 'Whips',
  'field.in.blades': 'Blades',
  'field.in.axes': 'Axes',
  'field.in.contact': 'Contact',
  'field.in.shields': 'Shields',
  'field.in.travel': 'Travel',
  'field.in.search': 'Search',
  'field.in.lore': 'Lore',
  'field.in.craft': 'Craft',
  'field.in.talk': 'Talk',
  'field.in.stealth': 'Stealth',
  'field.in.beasts': 'Beasts',
  'field.deeds': 'Deeds',
  'field.xp': 'XP',
  'field.level': 'Level',
  'field.build': 'Build Points',
  'field.given': 'Build Points given',
  'field.stance': 'Stance',
  'field.distance': 'Distance',
  'field.skill': 'Skill',
  'field.speed': 'Speed',
  'stance.defend': 'Defends',
  'stance.press': 'Presses on',
  'stance.assess': 'Assesses',
  'sort.race': 'Tribe',
  'sort.animal': 'Animal',
  'sort.monster': 'Monster',
  'sort.elemental': 'Elemental',
  'sort.fae': 'Fae',
  'sort.ghost': 'Ghost',
  'sort.demon': 'Demon',
  'sort.god': 'God',
  'sort.construct': 'Construct',
  'state.down': 'Down',
  'state.shaken': 'Shaken',
  'state.exhausted': 'Exhausted',
  'state.hollow': 'Hollow',
  'amiss.number': 'Something stands here that cannot: it counts for nothing',
  'amiss.beyond': 'A number here is beyond all bounds: the nearest that there can be counts',
  'amiss.spell': 'Nobody here knows this spell',
  'sheet.level': ({ level, xp, build }) =>
    `Level ${level} · ${xp} XP${Number(build) > 0 ? ` · ${count(build, 'Build Point', 'Build Points')}` : ''}`,
  'weapon.line': ({ die, skill, damage, special }) =>
    `${die} · ${PROFICIENCY_TEXTS[`proficiency.${skill}`] ?? skill} · damage ${damage} · ${SPECIAL_TEXTS[special as keyof typeof SPECIAL_TEXTS]?.title ?? special}`,
  'armour.line': ({ armour, tax }) =>
    `armour ${armour}${Number(tax) > 0 ? ` · a fight costs ${tax} Exertion` : ''}`,
  'none.scale': 'of the usual size',
  'none.sort': 'as people are',
  'none.stance': 'acts as intended',
  'none.distance': 'Near',
  'none.weapon': 'nothing in hand',
  'part.of.pools': 'Pools',
  'part.of.attributes': 'Attributes',
  'part.of.gear': 'Gear',
  'part.of.fight': 'In a fight',
  'part.of.able': 'Proficiencies',
  'part.of.growth': 'Growth',
  'part.of.name': 'Who it is',
  'part.of.threes': 'What they are good at',
  'part.of.weapon': 'What they strike with',
  'part.of.armour': 'What they wear',
  'sheet.weapon': ({ die, damage }) => `${die} · damage ${damage}`,
  'sheet.speed': 'Speed {speed}',
  'sheet.presumptive': 'Presumptive',
  'sheet.reactive': 'Reactive',
  'sheet.more': ({ more }) => `and ${more} more`,
  'sheet.intention': 'Intention',
  'sheet.belief': 'Belief',
  'sheet.goal': 'Goal',
  'sheet.notes': 'Notes',
  'field.name': 'name',
  'field.intention': 'Intention',
  'field.belief': 'belief',
  'field.goal': 'goal',
  'field.notes': 'notes',
  'field.note': 'note',
  'field.sought': 'what is looked for',
  'field.clues': 'what points to it',
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`field.slot${i + 1}`, `slot ${i + 1}`]),
  ),
  'sheet.own': 'One of your own',
  'sheet.own.note': 'You choose what they are good at and what they carry.',
  'spell.choice': ({ spell, mana, method, unstable, minutes, rounds }) =>
    `${mana} mana, ${METHODS[`method.${method}`] ?? method}. ${unstable ? 'It takes a Cluster. ' : `As it is it takes ${count(minutes, 'minute', 'minutes')}, ${rounds} rounds. `}${SPELL_TEXTS[spell as keyof typeof SPELL_TEXTS]?.says ?? ''}`,
  'spell.line': ({ mana, method }) => `${mana} mana, ${METHODS[`method.${method}`] ?? method}`,
  'skill.choice': ({ skill, tag, rank }) =>
    `${TAGS[`tag.${tag}`] ?? tag}, rank ${rank}: ${rank} XP. ${SKILL_TEXTS[skill as keyof typeof SKILL_TEXTS]?.says ?? ''}`,
  'skill.line': ({ tag, rank }) => `${TAGS[`tag.${tag}`] ?? tag}, rank ${rank}: ${rank} XP`,
}

const MOVES: Words = {
  'move.person': 'Bring a character',
  'move.own': 'Play this character',
  'move.disown': 'Leave this character to others',
  'move.equip': 'Change weapon and armour',
  'move.foe': 'Lay a foe',
  'move.fight': 'Begin the fight',
  'move.round': 'End the round',
  'move.peace': 'End the fight',
  'move.intend': 'Write an Intention',
  'move.assess': 'Assess: a round for a new Intention',
  'move.defend': 'Ready the shield',
  'move.press': 'Press on',
  'move.stray': 'Act outside the Intention',
  'move.blow': 'Strike',
  'move.dodge': 'Dodge',
  'move.speed': 'Who is sooner?',
  'move.push': 'Put Exertion into it',
  'move.strikeAgain': 'Spend 1 Exertion: strike once more',
  'move.fear': 'Something frightens',
  'move.shaken': 'Shaken: what now?',
  'move.breather': 'Take a Breather',
  'move.rest': 'Rest for some minutes',
  'move.camp': 'Rest for a Day Span',
  'move.pass': 'Let time go by',
  'move.day': 'Tend wounds for a day',
  'move.cast': 'Cast a spell',
  'move.condense': 'Condense mana to a Cluster',
  'move.glean': 'Glean mana',
  'move.master': 'Master a spell',
  'move.spirit': 'Spend Spirit',
  'move.deed': 'A Deed was done',
  'move.learn': 'Learn a skill',
  'move.choose': 'Choose a class',
  'move.feature': 'Take a feature',
  'move.concede': 'Give up the class that does not stand',
  'move.bestow': 'Give a Build Point',
  'button.person': 'Bring them',
  'button.equip': 'Take it',
  'button.foe': 'Lay it',
  'button.fight': 'Begin',
  'button.round': 'The round is over',
  'button.intend': 'Write it down',
  'button.assess': 'Assess',
  'button.blow': 'Begin a slip',
  'button.dodge': 'Begin a slip',
  'button.push': 'Put it in',
  'button.breather': 'Begin a slip',
  'button.camp': 'Rest',
  'button.cast': 'Cast it',
  'button.condense': 'Condense it',
  'button.glean': 'Glean it',
  'button.spirit': 'Begin a slip',
  'button.deed': 'It is done',
  'button.learn': 'Learn it',
  'button.choose': 'Choose it',
  'button.feature': 'Take it',
}

const ASKED: Words = {
  'ask.own': 'Whom do you play?',
  'ask.disown': 'Whom do you leave to others?',
  'ask.sheet': 'Who comes?',
  'ask.sheet.for': 'Who comes? {seat} plays them.',
  'ask.name': 'What are they called?',
  'ask.background': 'Where do they come from?',
  'ask.threes': 'Five attributes are 3, the others 2: which are 3?',
  'ask.weapon': 'What is in their hand?',
  'ask.armour': 'What do they wear?',
  'ask.shield': 'How good is their shield? 0 for none',
  'ask.foe': 'What is it called?',
  'ask.might': 'How hard is it to beat?',
  'ask.fighter': 'Who?',
  'ask.striker': 'Who strikes?',
  'ask.target': 'At whom?',
  'ask.rival': 'Sooner than who?',
  'ask.stressed':
    'Battle Stress: who stood within reach of a foe all round? Each that is ticked loses Steadfast',
  'ask.calm': 'Who was out of danger all round? Each that is ticked gets Steadfast back',
  'round.steadfast': ({ now, then }) => `Steadfast ${now} to ${then}`,
  'ask.intention': 'What do they mean to reach?',
  'ask.allies': 'Which allies take it over?',
  'ask.blow': 'Which blow?',
  'ask.push': 'Into what?',
  'ask.points': 'How many points?',
  'ask.fear': 'Whom does it frighten?',
  'ask.shaken': 'Who is shaken?',
  'ask.in': 'Which Proficiency helps?',
  'ask.camp': 'Who rests?',
  'ask.spans': 'How many Day Spans?',
  'ask.day': 'Who heals?',
  'ask.care': 'Who is cared for? 1 Health a day, and else 1 in three days',
  'ask.caster': 'Who casts it?',
  'ask.spell': 'Which spell?',
  'ask.cast': 'How?',
  'ask.mana': 'How much mana?',
  'ask.mana.left': 'From {from} to {to}; {left} of {most} are left.',
  'ask.spirit.left': '{left} of {most} Spirit Points are left.',
  'ask.source': 'Where does it come from?',
  'ask.gleaned': 'How much?',
  'ask.spirit': 'What is Spirit spent on?',
  'ask.doer': 'Who has done it?',
  'ask.deed': 'What was it?',
  'ask.learner': 'Who learns?',
  'ask.skill': 'Which skill?',
  'ask.class': 'Which class?',
  'ask.feature': 'Which feature?',
  'deed.other': 'Something else that the table calls a Deed',
  'might.weak': 'Weak',
  'might.even': 'As good as you',
  'might.strong': 'Strong',
  'might.dire': 'Dire',
  'might.note': ({ health, steadfast, armour }) =>
    `Health ${health}, Steadfast ${steadfast}, armour ${armour}`,
  'cast.plain': 'As it is',
  'cast.mastered': 'Mastered',
  'cast.takes': ({ minutes, rounds }) =>
    `It takes ${count(minutes, 'minute', 'minutes')}: ${rounds} rounds`,
  'cast.fails': 'It fails: condense a Cluster that holds enough, at rest',
  'cast.takes.round': 'It takes 1 round',
  'cast.cluster': 'At once; the Cluster is gone',
  'takes.round': ({ takes, who }) =>
    `${called(who, 'Somebody')}: ${takes === 0 ? 'at once' : 'in a round'}`,
  'takes.minute': ({ takes, who }) =>
    `${called(who, 'Somebody')}: ${count(takes, 'minute', 'minutes')}`,
  'glean.note': ({ mana, source }) => `${mana} mana of ${source}`,
  'spirit.command': 'To command',
  'spirit.evoke': 'To evoke',
  'spirit.resist': 'To resist',
  'spirit.bind': 'To bind',
  'spirit.bargain': 'To bargain',
  'goal.blow': ({ who, target }) => `${who} strikes at ${midst(target)}`,
  'goal.dodge': ({ who, target }) => `${who} dodges ${midst(target)}`,
  'goal.speed': ({ who, target }) => `${who} is sooner than ${midst(target)}`,
  'goal.fear': ({ who }) => `${who} keeps their nerve`,
  'goal.shaken': ({ who }) => `${who} is shaken`,
  'goal.breath': ({ who }) => `${called(who, 'Somebody')} takes a Breather`,
  'goal.command': ({ who }) => `${called(who, 'Somebody')} commands a spirit`,
  'goal.evoke': ({ who }) => `${called(who, 'Somebody')} evokes a spirit`,
  'goal.resist': ({ who }) => `${called(who, 'Somebody')} resists a spirit`,
  'goal.bind': ({ who }) => `${called(who, 'Somebody')} binds a spirit`,
  'goal.bargain': ({ who }) => `${called(who, 'Somebody')} bargains with a spirit`,
}

const REFUSED: Words = {
  'no.people': 'There is no character on the table yet.',
  'no.five': 'Five attributes are 3, no more and no fewer.',
  'no.fighters': 'Nobody is there who could fight.',
  'no.rival': 'There is nobody else to face.',
  'no.fighting': 'The fight is on already.',
  'no.fight': 'There is no fight.',
  'no.shield': 'There is no shield to ready.',
  'no.presses': 'Foes have no Exertion to press on with.',
  'no.arms': 'There is no weapon in their hand.',
  'no.blow': 'No blow waits for its throw.',
  'no.dodged': 'This blow was dodged already, as far as it can be.',
  'no.pressing': 'Nobody who presses on has a throw before them.',
  'no.thrown': 'No blow has been thrown for.',
  'no.fear': 'Nobody is there who could be frightened.',
  'no.shaken': 'Nobody is shaken.',
  'no.camp': ({ most }) => `No more than ${most} can rest together.`,
  'no.rested': 'Nothing is lacking: it is full.',
  'no.rests': 'No point of END is left to rest by.',
  'no.unstable': 'This spell is unstable: without a Cluster that holds enough it fails.',
  'no.mana': ({ mana }) => `It takes ${mana} mana, and there is less.`,
  'no.cluster': ({ least, most }) => `A Cluster holds ${least} to ${most} mana.`,
  'no.spirit': 'There is not enough Spirit for that.',
  'no.skill.had': 'They know this already.',
  'no.skill.rank': ({ before }) => `A skill of rank ${before} of the same Tag comes first.`,
  'no.skill.xp': ({ rank, xp }) => `It costs ${rank} XP, and there are ${xp}.`,
  'no.class.background': 'The first class is a Background, and there is only one.',
  'no.class.level': ({ level }) => `The next class comes with level ${level}.`,
  'no.class.shape': 'Nobody has more than one Shape.',
  'no.build': 'No Build Point is left.',
  'no.lost': 'All classes that were chosen stand.',
  'deck.light': 'Light',
  'deck.shadow': 'Shadow',
  'deck.side': ({ card, side }) =>
    side === 'light'
      ? `Light: ${DECK[Number(card) - 1]?.light ?? ''}`
      : `Shadow: ${DECK[Number(card) - 1]?.shadow ?? ''}`,
  'turn.round': ({ round }) => `Round ${round}`,
  'warn.there': 'They are at this table already.',
  'warn.foeless': 'There is no foe on the table.',
  'warn.assess': 'In a fight a new Intention takes a whole round: Assess.',
  'warn.down': ({ name }) => `${called(name, 'Somebody')} is down.`,
  'warn.assessing': ({ name }) => `${called(name, 'Somebody')} assesses, all this round.`,
  'warn.shaken': ({ name }) => `${called(name, 'Somebody')} is shaken: first see what they do.`,
  'warn.far': ({ name }) => `${called(name, 'Somebody')} is out of reach of this weapon.`,
  'warn.fighting': 'There is a fight on.',
  'warn.slow': 'As it is this takes minutes, and a round takes three seconds.',
}

/** Why a round brings something. */
const TOLLS: Readonly<Record<string, string>> = {
  stress: ' (Battle Stress)',
  lasts: ' (what blows left behind)',
  both: ' (Battle Stress, and what blows left behind)',
  calm: ' (out of danger)',
}

const GUIDE: Words = {
  'step.people': 'Everybody has a character to play',
  'step.background': ({ name }) => `Choose a Background for ${called(name, 'a new character')}`,
  'step.foes': 'Lay the foes, and say how far off they are',
  'step.fight': 'Begin when somebody means harm, or answers it',
  'step.intention': ({ name }) => `Say what ${called(name, 'your character')} means to reach`,
  'step.shaken': ({ name }) => `${called(name, 'Somebody')} has no Steadfast left`,
  'step.blows': 'All act at once: strike, cast, get away',
  'step.dodge': ({ goal }) => `${called(goal, 'A blow')}: dodge, or take it`,
  'step.round': ({ round }) => `When all have acted, round ${round} ends`,
  'step.toll': ({ round }) => `Round ${round} is over`,
  'step.won': 'No foe is left standing',
  'step.peace': 'Somebody gives in, gets away, or comes',
  'lack.toll': ({ name, health, steadfast, why = '' }) =>
    `${called(name, 'Somebody')}: ${shifts([health, 'Health'], [steadfast, 'Steadfast'])}${TOLLS[why] ?? ''}`,
  'go.dodge': ({ who, exertion }) =>
    `Dodge${who ? `: ${who}` : ''}${exertion ? ` (up to ${exertion} Exertion)` : ''}`,
  'step.camp': ({ span, day }) => `Day ${day}, ${SPANS[`span.${span}`] ?? ''}: rest`,
  'step.rest': 'Rest for some minutes',
  'step.mana': 'Gather mana and make it last',
  'step.deeds': 'Say who did a Deed: it is worth 1 XP',
  'step.grow': ({ name, xp, build }) =>
    `${called(name, 'Somebody')} can grow: ${xp} XP${Number(build) > 0 ? `, ${count(build, 'Build Point', 'Build Points')}` : ''}`,
  'step.join': ({ round }) =>
    `A fight is on, round ${round}: bring somebody into it, or look on for now`,
  'lack.fights': ({ name, health, steadfast }) =>
    `On your side: ${called(name, 'somebody')}: Health ${health}, Steadfast ${steadfast}`,
  'lack.foe': ({ name, health, steadfast }) =>
    `Against you: ${called(name, 'somebody')}: Health ${health}, Steadfast ${steadfast}`,
  'lack.person': ({ seat }) => `${seat} has nobody to play`,
  'go.blow': ({ who }) => `${called(who, 'Somebody')} strikes`,
  'go.rest': ({ who }) => `${called(who, 'Somebody')} rests`,
}

const FACTORS: Words = {
  'factor.skill': factorWords(() => 'Skill'),
  'factor.range': factorWords(() => 'Distance'),
  'factor.dodge': factorWords(
    ({ band }) => (String(band).startsWith('good') ? 'Dodged' : 'Not dodged'),
    'band',
  ),
  'factor.damage': factorWords(() => 'Damage of the weapon'),
  'factor.force': factorWords(() => 'Pressed on, for force'),
  'factor.haste': factorWords(() => 'Pressed on, for speed'),
  'factor.armour': factorWords(() => 'Armour in the way'),
  'factor.shield': factorWords(() => 'Shield, by its die'),
  'factor.presumptive': factorWords(() => 'Presumptive Speed'),
  'factor.reactive': factorWords(() => 'Reactive Speed'),
  'factor.speed': factorWords(() => 'Speed'),
  'factor.quick': factorWords(() => 'Quick'),
  'factor.action': factorWords(() => 'Action Speed of the other'),
  'factor.slow-stagger': factorWords(() => 'Staggers'),
  'factor.spirit': factorWords(
    ({ cost }) => `Spirit, for ${count(cost, 'point', 'points')}`,
    'cost',
  ),
  'factor.hollow': factorWords(
    ({ cost }) => `Spirit of somebody Hollow, for ${count(cost, 'point', 'points')}`,
    'cost',
  ),
}

const DONE: Readonly<Record<string, string>> = {
  acts: 'they act on',
  flees: 'they flee',
  freezes: 'they freeze',
}

const LEFT: Readonly<Record<string, string>> = {
  bleed: 'bleeds',
  poison: 'is poisoned',
  stagger: 'staggers',
  distract: 'is distracted',
  blind: 'is blinded',
}

/** Why a blow lands so: by half of the faces of its die [R20]. */
const halfOf = (after: Value, faces: Value, lands: Value): string => {
  const isMore = 2 * Number(after) > Number(faces)
  if (lands === 'solid' && isMore) return ', more than half'
  return lands === 'glancing' && !isMore ? ', half at most' : ''
}

const RULINGS: Words = {
  'dye.hit': 'to-hit',
  'dye.special': 'Special Die',
  'dye.shield': 'shield',
  'dye.outcome': 'Outcome',
  'dye.breath': 'breath',
  'gather.blow': ({ die, m, special }) =>
    `To-hit ${signed(m)}, on 2${die}; Special at ${special} and more together`,
  'ruling.miss': 'Miss',
  'ruling.stopped': 'No Damage',
  'ruling.glancing': ({ damage, name }) =>
    `Glancing: ${damage} damage to ${midst(called(name, 'them'))}`,
  'ruling.solid': ({ damage, name }) => `Solid: ${damage} damage to ${midst(called(name, 'them'))}`,
  'brief.glancing': 'Glancing: {damage} damage',
  'brief.solid': 'Solid: {damage} damage',
  'ruling.rest': ({ face, name }) => `${called(name, 'Somebody')} rests: ${face} Exertion`,
  'ruling.camp': 'A Day Span at rest',
  'part.again': ({ first, second }) => `${first} and ${second}: the better counts`,
  'part.hit': ({ face, hit }) =>
    face === hit ? `To-hit ${hit}` : `${face} on the die: to-hit ${minus(hit)}`,
  'part.special': ({ other, from, steps, faces }) =>
    Number(from) > Number(faces)
      ? `No Special: that would take ${from} on its die`
      : `Special at ${from} and more; its die shows ${other}${steps === 0 ? '' : `: it comes ${times(steps)}`}`,
  'part.shield': ({ face, held }) => `The shield’s die shows ${face}: ${held} more armour`,
  'part.pierce': ({ through }) => `It goes through ${through} armour`,
  'part.lands': ({ hit, way, after, faces, lands }) =>
    `${way === 0 ? hit : `${hit} − ${way} armour = ${minus(after)}`} of ${faces}${halfOf(after, faces, lands)}: ${LANDINGS[`landing.${lands}`] ?? ''}`,
  'part.misses': '1 and less: Miss',
  'part.damage': ({ damage, dealt, half, adds }) => {
    const more = Number(adds) > 0 ? `${damage} and what the Special adds` : String(damage)
    return half === 0 && adds === 0
      ? `${dealt} damage`
      : `${half ? 'Half of ' : ''}${more}: ${dealt} damage`
  },
  'part.bare': ({ damage = 'all' }) => `No Steadfast: ${damage} to Health`,
  'part.wound': ({ damage, steadfast, lost, health }) =>
    `${damage === undefined ? 'On' : `${damage} damage on`} Steadfast ${steadfast}: ${lost}${Number(health) > 0 ? `, and ${health} more to Health` : ' and none to Health'}`,
  'part.shakes': ({ shakes }) => `${shakes} more Steadfast`,
  'part.leaves': ({ status, rounds }) =>
    `Whoever is struck ${LEFT[String(status)] ?? ''} for ${count(rounds, 'round', 'rounds')}`,
  'part.late': 'It comes late',
  'part.cost': ({ exertion }) => `To be sooner costs ${exertion} Exertion`,
  'part.fear': ({ steadfast }) =>
    steadfast === 0 ? 'No Steadfast is lost' : `${steadfast} Steadfast lost`,
  'part.shaken': ({ does }) => String(DONE[String(does)] ?? ''),
  'part.breath': ({ face, more, gains }) => `${face} + ${more}: ${gains} Exertion`,
  'part.camp': ({ name, face }) => `${called(name, 'Somebody')}: ${face} Exertion`,
}

/** What people, fights and camps say. */
export const people: Words = {
  ...things,
  ...MOVES,
  ...ASKED,
  ...REFUSED,
  ...GUIDE,
  ...FACTORS,
  ...RULINGS,
}
