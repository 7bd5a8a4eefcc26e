import type { Words } from '../../../rules/plain/sentence.ts'
import { called, count } from '../../../rules/story/speak.ts'
import { quoted } from '../de/speak.ts'

/** What only the chronicle says, in German. */
export const de: Words = {
  'chapter.flashback': 'Was beim ersten Mal geschah',
  'chapter.characters': 'Die Charaktere',
  'chapter.objects': 'Menschen, Orte und Dinge',
  'chapter.outline': 'Der Szenenbaum',
  'chapter.warning': 'Was zurückgeschickt wurde',
  'chapter.scenes': 'Was stattdessen geschah',
  'chapter.end': 'Der Höhepunkt',
  'chapter.flashforward': 'Was daraus wurde',
  'chapter.ahead': 'Was noch bevorsteht',
  'chapter.notes': 'Andere Zettel auf dem Tisch',
  'told.sheet': ({ name }) => called(name, 'Eine Rückblende ohne Namen'),
  'told.character': ({ name }) => called(name, 'Ein Charakter ohne Namen'),
  'told.object': ({ name }) => called(name, 'Etwas ohne Namen'),
  'told.scene': ({ name }) => called(name, 'Eine Szene ohne Namen'),
  'told.finale': ({ name }) => called(name, 'Der Höhepunkt'),
  'told.dr': ({ dr }) => `Schwierigkeit ${dr}`,
  'told.second': 'Ein zweiter Höhepunkt',
  'told.place': 'Ort',
  'told.aspect': ({ aspect }) => String(aspect),
  'told.pair': ({ a, on, b, at }) =>
    `${quoted(a, 'Ein Zettel ohne Worte')} (${called(on, 'ein Charakter')}) mit ${quoted(b, 'einem Zettel ohne Worte')} (${called(at, 'die Umgebung')})`,
  'told.alone': ({ a, b }) =>
    `${quoted(a, 'Ein Zettel, der nichts mehr sagt,')} mit ${quoted(b, 'einem Zettel, der nichts mehr sagt')}`,
  'told.pool': ({ pairs, won, dice }) =>
    `${count(pairs, 'Paar', 'Paare')} + ${count(won, 'Erfolgswürfel', 'Erfolgswürfel')} = ${count(dice, 'Würfel', 'Würfel')}`,
  'told.bare': 'Kein Paar und kein Erfolgswürfel',
  'told.good': 'Die Zeitlinie läuft jetzt anderswo.',
  'told.bad': 'Die Zeit blieb in ihrem Lauf.',
  'told.scenes': ({ performed, succeeded }) =>
    `${count(performed, 'Szene wurde', 'Szenen wurden')} gespielt; Erfolge: ${succeeded}.`,
  'told.untold': 'Noch hat niemand die Vorausblende erzählt.',
  'told.credit': 'Temporal Mechanics, ein Erzählspiel von Michael Purcell.',
}
