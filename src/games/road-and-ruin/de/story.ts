import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { capital, signed } from '../prose/speak.ts'
import { CLASS_TEXTS } from './classes.ts'
import { factorWords, quoted } from './speak.ts'

const ATTRIBUTES: Words = {
  'attribute.str': 'Stärke',
  'attribute.dex': 'Geschick',
  'attribute.end': 'Ausdauer',
  'attribute.int': 'Verstand',
  'attribute.wit': 'Auffassung',
  'attribute.foc': 'Konzentration',
  'attribute.wil': 'Wille',
  'attribute.con': 'Bindung',
  'attribute.poi': 'Fassung',
}

export const PROFICIENCY_TEXTS: Words = {
  'proficiency.aim': 'Zielen',
  'proficiency.whips': 'Peitschen',
  'proficiency.blades': 'Klingen',
  'proficiency.axes': 'Äxte',
  'proficiency.contact': 'Wucht',
  'proficiency.shields': 'Schilde',
  'proficiency.travel': 'Reisen',
  'proficiency.search': 'Suchen',
  'proficiency.lore': 'Wissen',
  'proficiency.craft': 'Handwerk',
  'proficiency.talk': 'Reden',
  'proficiency.stealth': 'Schleichen',
  'proficiency.beasts': 'Tiere',
}

const SCALES: Words = {
  'scale.usual': 'von gewöhnlicher Größe',
  'scale.monstrous': 'ungeheuer',
  'scale.titanic': 'titanisch',
  'scale.miniature': 'winzig',
  'scale.microscopic': 'mikroskopisch',
}

const BANDS: Words = {
  'band.bad-and': 'Schlecht, und',
  'band.bad': 'Schlecht',
  'band.bad-but': 'Schlecht, aber',
  'band.good-but': 'Gut, aber',
  'band.good': 'Gut',
  'band.good-and': 'Gut, und',
}

const READINGS: Words = {
  'reading.person': 'Person',
  'reading.creature': 'Wesen',
  'reading.object': 'Ding',
  'reading.event': 'Ereignis',
  'reading.place': 'Ort',
  'reading.theme': 'Thema oder Eigenart',
}

const DISTANCES: Words = {
  'distance.touching': 'In Berührung',
  'distance.near': 'Nah',
  'distance.close': 'Nicht weit',
  'distance.far': 'Weit',
  'distance.very-far': 'Sehr weit',
  'distance.too-far': 'Zu weit',
  'distance.world': 'In der Welt',
  'distance.elsewhere': 'Anderswo',
  'distance.touching.note': 'So weit der Arm reicht',
  'distance.near.note': '1 bis 5 m',
  'distance.close.note': 'Je 10 m',
  'distance.far.note': '100 m',
  'distance.very-far.note': '1 bis 5 km: was dort geschieht, braucht einen Tag',
  'distance.too-far.note': '10 km und mehr, zu Fuß 40 km am Tag: eine Woche',
  'distance.world.note': '100 km: ein Jahr',
  'distance.elsewhere.note': 'Das mag es geben, und niemand hier kommt hin',
}

const INTERIORS: Words = {
  'interior.inside-corner': 'Innenecke',
  'interior.outside-corner': 'Außenecke',
  'interior.short-hall': 'Kurzer Gang',
  'interior.long-hall': 'Langer Gang',
  'interior.door': 'Tür',
  'interior.room': 'Raum',
  'interior.obstacle': 'Hindernis',
  'interior.above': 'Darüber',
  'interior.below': 'Darunter',
  'interior.inside-corner.note':
    'Niemand fällt dir hier in die Flanke, und ausweichen lässt sich kaum.',
  'interior.outside-corner.note': 'Versteck dich dahinter, oder späh herum.',
  'interior.short-hall.note': '1 bis 5 Runden von Ende zu Ende.',
  'interior.long-hall.note': '5 bis 10 Runden von Ende zu Ende.',
  'interior.door.note': 'Geschlossen lässt sie niemanden durch und nichts sehen.',
  'interior.room.note': 'Wände, und Platz dazwischen.',
  'interior.obstacle.note': 'Nimm dahinter Deckung, oder versteck dich.',
  'interior.above.note': 'Von weiter her zu sehen; versteckt nur, wenn der Tisch zustimmt.',
  'interior.below.note': 'Keine Sichtlinie: versteck dich, oder nimm Deckung.',
  'effect.sheltered': 'Hier fällt dir niemand in die Flanke',
  'effect.sheltered.short': 'Keine Flanke',
  'effect.closes': 'Geschlossen kommt nichts hindurch',
  'effect.closes.short': 'Schließt',
  'effect.hides': 'Hier kann man sich verstecken oder Deckung nehmen',
  'effect.hides.short': 'Deckung',
  'effect.exposes': 'Hier ist man von weiter her zu sehen',
  'effect.exposes.short': 'Weithin zu sehen',
}

const FACTORS: Words = {
  'factor.attribute': factorWords(
    ({ attribute, own, scale, expects }) => {
      const size = scale === 'usual' ? '' : `, ${SCALES[`scale.${scale}`] ?? ''}`
      return `${ATTRIBUTES[`attribute.${attribute}`] ?? attribute} ${own}${size}, wo ${expects} erwartet wird`
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
  'factor.special': factorWords(() => 'Darauf spezialisiert'),
  'factor.discipline': factorWords(() => 'Ein Fach, und nicht darauf spezialisiert'),
  'factor.damaged': factorWords(() => 'Beschädigte Ausrüstung'),
  'factor.tiring': factorWords(() => 'Ermüdung'),
  'factor.exhausted': factorWords(() => 'Erschöpfung'),
  'factor.distract': factorWords(() => 'Abgelenkt'),
  'factor.blind': factorWords(() => 'Geblendet'),
  'factor.free': factorWords(({ words }) => called(words, 'Was jemand sagt')),
  'worth.by': ({ by }) => signed(by),
  'worth.dice': ({ dice }) => `${count(dice, 'Würfel', 'Würfel')} mehr, der niedrigste zählt`,
  'worth.both': ({ by, dice }) =>
    `${signed(by)}, und ${count(dice, 'Würfel', 'Würfel')} mehr, der niedrigste zählt`,
  'worth.damaged': ({ damaged }) => `„Schlecht, und“ reicht um ${damaged} höher`,
  'remark.over': ({ name, from, by }) =>
    `${called(name, 'Jemand')} hat ${signed(by)} statt ${signed(from)} festgelegt`,
}

const RULINGS: Words = {
  'ruling.none': 'Es wurde nichts geworfen',
  'ruling.recurs': ({ slot, item }) =>
    `Zeile ${slot} kehrt wieder: ${quoted(item, 'was dort steht')}`,
  'ruling.fresh': ({ slot }) => `Etwas Neues, für Zeile ${slot}`,
  'ruling.drawn': ({ as }) => {
    const all = String(as ?? '')
      .split(' ')
      .filter(Boolean)
      .map((id) => READINGS[`reading.${id}`] ?? id)
    return all.length > 0 ? `Gezogen: ${all.join(', ')}` : 'Gezogen, zu lesen, wie es ist'
  },
  'ruling.found': ({ importance }) =>
    importance === 0
      ? 'Gefunden'
      : `Gefunden, und wichtiger, als es schien: Tragweite ${importance}`,
  'ruling.dismissed': 'Aufgegeben',
  'ruling.open': 'Weder gefunden noch aufgegeben',
  'part.split': ({ m, from }) => {
    const split =
      Number(from) > 10 ? 'nichts ist gut' : Number(from) <= 1 ? 'alles ist gut' : `gut ab ${from}`
    return m === undefined ? capital(split) : `${signed(m)} im Ganzen: ${split}`
  },
  'part.damaged': ({ damaged }) =>
    `Schaden an der Ausrüstung: „Schlecht, und“ reicht um ${damaged} höher`,
  'part.lowest': ({ faces }) => `${faces}: der niedrigste zählt`,
  'part.better': ({ faces }) => `${faces}: der bessere zählt`,
  'part.bad-and': 'Und: Es ist schlimmer, als ihr fürchtetet. Sagt zusammen, wie',
  'part.bad-but': 'Aber: Es gibt einen Lichtblick. Sagt zusammen, welchen',
  'part.good-but': 'Aber: Es hat seinen Preis. Sagt zusammen, welchen',
  'part.good-and': 'Und: Es ist mehr, als ihr wolltet. Sagt zusammen, was',
  'part.face': ({ face, band }) => `${face}: ${BANDS[`band.${band}`] ?? ''}`,
  'part.empty': ({ face, slot }) =>
    face === slot
      ? `Zeile ${slot} ist leer`
      : `Zeile ${face} ist leer, und die oberste leere ist ${slot}`,
  'part.joined': ({ joined }) =>
    `Eine 7: dazu ${joined === 1 ? 'kommt 1 Karte' : `kommen ${joined} Karten`}`,
  'part.reading': ({ as }) => `Zu lesen als: ${READINGS[`reading.${as}`] ?? as}`,
  'part.obsessed': 'Besessen davon: Abbruch 5 niedriger, doch nicht unter 1',
  'part.find': ({ face, discovery, dismissal }) =>
    `${face} gegen Entdeckung ${discovery} und Abbruch ${dismissal}`,
  'part.cards': ({ cards, costs, twice }) =>
    `Sie bringt ${count(cards, 'Karte', 'Karten')}${costs ? ', zu einem Preis' : ''}${twice ? ', und die nächste Suche wird zweimal gewürfelt' : ''}`,
  'dye.first': 'der erste Wurf',
  'dye.second': 'der zweite Wurf',
  'gather.outcome': ({ m, dice }) => {
    const many = Number(dice) > 1
    const by = Number(m ?? 0)
    const how =
      by === 0
        ? `wie ${many ? 'sie fallen' : 'er fällt'}`
        : `${Math.abs(by)} spricht da${by > 0 ? 'für' : 'gegen'}`
    return `${many ? `${dice}W10` : 'Ein W10'}, ${how}`
  },
}

const classCalled = (id: unknown, otherwise: string) =>
  quoted(CLASS_TEXTS[id as keyof typeof CLASS_TEXTS]?.title, otherwise)

const CLASS_LINES: Words = {
  'amiss.class': ({ stands, lost }) =>
    `Zwei Gruppen haben getrennt eine Klasse gewählt: ${classCalled(stands, 'eine')} gilt, ${classCalled(lost, 'eine andere')} und ihre Merkmale gelten nicht`,
  'class.line': ({ class: id, ...starts }) => {
    const known = Object.entries(starts).map(
      ([of, n]) => `${PROFICIENCY_TEXTS[`proficiency.${of}`] ?? of}\u00a0${n}`,
    )
    return `${CLASS_TEXTS[id as keyof typeof CLASS_TEXTS]?.says ?? ''} ${known.join(', ')}.`
  },
}

/** What stands on things, what helps and harms, and how throws come out, in German. */
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
