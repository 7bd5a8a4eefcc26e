import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from '../de/speak.ts'

/** What only the chronicle says, in German. */
export const de: Words = {
  'chapter.prophecy': 'Die Prophezeiung',
  'chapter.characters': 'Die Charaktere',
  'chapter.objects': 'Die Welt',
  'chapter.outline': 'Der Szenenplan',
  'chapter.scenes': 'Was geschah',
  'chapter.end': 'Wie es ausging',
  'chapter.after': 'Was danach kam',
  'chapter.ahead': 'Was noch bevorsteht',
  'chapter.notes': 'Andere Zettel auf dem Tisch',
  'told.sheet': ({ name }) => called(name, 'Eine Prophezeiung ohne Namen'),
  'told.character': ({ name }) => called(name, 'Ein Charakter ohne Namen'),
  'told.object': ({ name }) => called(name, 'Etwas ohne Namen'),
  'told.scene': ({ name }) => called(name, 'Eine Szene ohne Ziel'),
  'told.finale': ({ name }) => called(name, 'Das Finale'),
  'told.dr': ({ dr }) => `Schwierigkeitsgrad ${dr}`,
  'told.second': 'Ein zweites Finale',
  'told.place': 'Ort',
  'told.aspect': ({ aspect }) => String(aspect),
  'told.pair': ({ a, on, b, at }) =>
    `${quoted(a, 'Ein Zettel ohne Worte')} (${called(on, 'ein Charakter')}) mit ${quoted(b, 'einem Zettel ohne Worte')} (${called(at, 'die Umgebung')})`,
  'told.alone': ({ a, b }) =>
    `${quoted(a, 'Ein Zettel, der nichts mehr sagt,')} mit ${quoted(b, 'einem Zettel, der nichts mehr sagt')}`,
  'told.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'Paar', 'Paare')} + ${count(won, 'gewonnener Würfel', 'gewonnene Würfel')} = ${count(dice, 'Würfel', 'Würfel')}`,
  'told.bare': 'Kein Paar und kein gewonnener Würfel',
  'told.good': 'Was vorhergesagt war, traf nicht ein, oder nicht so, wie es hieß.',
  'told.bad': 'Was vorhergesagt war, traf ein, und jemand wird damit leben müssen.',
  'told.scenes': ({ performed, succeeded }) =>
    `${count(performed, 'Szene wurde', 'Szenen wurden')} gespielt; Erfolge: ${succeeded}.`,
  'told.untold': 'Noch hat niemand aufgeschrieben, was aus der Welt geworden ist.',
  'told.credit': 'Prophecy, ein Erzählspiel von Michael Purcell.',
}
