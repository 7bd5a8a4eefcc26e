import type { Words } from '../../../rules/plain/sentence.ts'
import { listed } from '../prose/content.ts'

const brief: Words = {
  ...listed('rule.inn', [
    'Wählt eine Erzählung: sie sagt, wie eine Geschichte ihrer Art geht, und hat eine eigene Regel. Nehmt Rollen: eine Rolle sagt, welche Schwierigkeiten eure sind.',
    'Man spielt einen Charakter oder mehrere, allein oder mit anderen. Ein Charakter handelt nach dem, was er weiß und will, auch wo er für die steht, die ihn spielen.',
    'Jedes Ziel und jede Überzeugung nimmt eine Zeile im Reigen ein.',
    'Jemand von euch kann die Spielleitung übernehmen: sie erzählt, liest Karten vor und sagt, wie schwer etwas ist, oder entscheidet nur, wo ihr euch nicht einig werdet. Beraten und abgestimmt wird trotzdem am ganzen Tisch.',
  ]),
  ...listed('rule.road', [
    'Das Erzählen geht reihum. Denk dir keine Schwierigkeit aus, die dein eigener Charakter lösen kann, und keinen Moment, nach dem er sich sehnt: die lass jemand anderen erzählen.',
    'Nimmt die Geschichte eine neue Richtung, werft den W20 für den Reigen. Eine beschriebene Zeile kehrt wieder und gehört hier mit hinein; eine leere heißt: etwas Neues, aus der Tafelrunde gezogen und in die oberste leere Zeile geschrieben.',
    'Eine Karte liest man, wie sie ist, oder mit einem W7: Person, Wesen, Ding, Ereignis, Ort, Thema; bei einer 7 kommt noch eine Karte dazu.',
    'Wo Können oder Richtung zählt, sagt zuerst, was erreicht werden soll, dann, was hilft und schadet, und werft danach einen W10. Jeder Punkt verschiebt die Grenze um eins.',
    'Eine Suche beginnt bei Entdeckung 21 und Abbruch 1. Ihr Ausgang sagt, wie viele Karten es sind, die Karten verschieben die zwei Zahlen, und dann ein W20: über Entdeckung ist es gefunden, unter Abbruch aufgegeben.',
    'Eine Bühne wird zu Ende gespielt, ehe der Blick weiterwandert. Entfernungen sind Worte: in Berührung, nah, nicht weit, weit und darüber hinaus.',
  ]),
  ...listed('rule.fight', [
    'Ein Kampf beginnt, wenn jemand Böses will oder sich dagegen wehrt. Alle beginnen eine Runde zugleich.',
    'Wer schneller ist, würfelt ihr nur aus, wo es darauf ankommt.',
    'Der Trefferwurf ist der Würfel der Waffe und die Übung darin, ohne Reichweite, Ausweichen und alles, was sonst stört. Mehr als der halbe Würfel ist ein Volltreffer, ab 2 ein Streiftreffer.',
    'Rüstung geht vom Trefferwurf ab. Was an Schaden bleibt, trifft den Halt vor der Gesundheit.',
    'Trefferwurf und Kniffwürfel zusammen lösen den Kniff der Waffe aus: beim Anderthalbfachen des Würfels, beim Doppelten und beim Zweieinhalbfachen.',
  ]),
  ...listed('rule.camp', [
    'Eine Runde Verschnaufen bringt etwas Atem zurück. Eine Rast von Minuten kostet einen Ausdauerpunkt und bringt einen W10.',
    'Je vier Stunden in Ruhe bringen einen Punkt Ausdauer, Mana und Seele zurück.',
    'Gesundheit kommt mit Pflege um einen Punkt am Tag zurück, ohne sie um einen in drei Tagen.',
    'Jede Tat bringt 1 EP. Fertigkeiten eines Zweigs erwirbt man in der Reihe ihrer Ränge; die erste eines Rangs bringt eine Stufe.',
  ]),
  ...listed('rule.end', [
    'Niemand gewinnt, und niemand verliert. Es ist zu Ende, wenn die Erzählung erzählt ist oder ihr genug habt.',
    'Alle sagen, was aus den Ihren geworden ist.',
  ]),
}

const questions: Words = {
  ...listed('question.inn', [
    'Wer hat dich in dieses Gasthaus bestellt?',
    'Was trägst du bei dir, das du lieber nicht zeigst?',
    'Wer an diesem Tisch ist dir etwas schuldig?',
    'Was weiß man hinter dem Schanktisch über die Straße?',
  ]),
  ...listed('question.road', [
    'Wonach riecht es hier?',
    'Was war vor euch hier, und was hat es dagelassen?',
    'Wem wäre es lieber, ihr kehrtet um?',
    'Was hat das mit etwas aus dem Reigen zu tun?',
    'Wie sähe hier ein gutes Ende aus, und was kostet es?',
    'Wessen Moment ist das?',
  ]),
  ...listed('question.fight', [
    'Was will die andere Seite, außer zu gewinnen?',
    'Was zerbricht hier, das sich nicht flicken lässt?',
    'Wer könnte das mit einem Wort beenden?',
  ]),
  ...listed('question.camp', [
    'Wer hält Wache, und woran denkst du dabei?',
    'Wovon spricht heute Nacht niemand?',
    'Was hast du gelernt, und von wem?',
    'Was tut weh, wenn es kalt wird?',
  ]),
  ...listed('question.end', [
    'Wer steht in der Tür, wenn du heimkommst?',
    'Was erzählt man davon, und was stimmt daran nicht?',
    'Was ist noch immer auf der Straße?',
  ]),
}

/** The rules of each stretch in short, and questions to ask there, in German. */
export const rules: Words = { ...brief, ...questions }
