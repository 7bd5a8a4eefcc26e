import type { Questions } from '../prose/content.ts'

/** Questions that anybody may put to the others, in German. */
export const QUESTIONS: Questions = {
  setup: [
    'Was tatet ihr in der Minute, bevor es geschah?',
    'Wer wusste davon und sagte nichts?',
    'Welchen guten Grund hatte der Widerpart?',
    'Was könnt ihr seitdem nicht mehr?',
    'Wen würdet ihr lieber nicht anrufen?',
    'Welche Kleinigkeit hätte genügt?',
    'Was darf nicht in der Warnung stehen, obwohl es wahr ist?',
  ],
  confrontation: [
    'Welches Wort der Warnung glaubt ihr?',
    'Was tut ihr mit einer Stunde, in der ihr schlafen solltet?',
    'Wem sagt ihr nichts?',
    'Wie sah dieser Morgen beim ersten Mal aus?',
    'Wer merkt, dass ihr zu viel wisst?',
  ],
  investigate: [
    'Was hört ihr, wenn niemand spricht?',
    'Was ist hier neu, und was ist schon zu lange da?',
    'Wer hat länger nichts gesagt?',
    'Was will dieser Mensch, außer dem, was er sagt?',
  ],
  influence: [
    'Wie genau gehören diese beiden zusammen?',
    'Was wäre geschehen, wärt ihr daheim geblieben?',
    'Was setzt ihr aufs Spiel?',
  ],
  interpret: [
    'Was ist jetzt anders, als es euch erzählt wurde?',
    'Wer wird sich aus einem anderen Grund an diesen Tag erinnern?',
    'Was wird stromabwärts leichter, und was schwerer?',
    'Was ist verloren gegangen, das niemandem fehlen wird?',
  ],
  resolution: [
    'Was seht ihr als Erstes?',
    'Woran erinnert ihr euch: an die eine Vergangenheit, die andere oder beide?',
    'Wer öffnet die Tür, der es sonst nicht könnte?',
    'Was würdet ihr noch immer ändern?',
    'War es das wert, und wer will das sagen?',
  ],
}
