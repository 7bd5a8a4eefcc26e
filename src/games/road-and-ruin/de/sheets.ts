import type { SheetText } from '../prose/content.ts'
import type { SHEETS } from '../reckon/sheets.ts'

/** The sample characters [R4], [R32] in German. */
export const SHEET_TEXTS: Readonly<Record<keyof typeof SHEETS, SheetText>> = {
  brindle: {
    title: 'Brindle Marrow',
    says: 'Neunzehn Jahre an demselben Schlagbaum; dann wurde die Straße dahinter gesperrt.',
    belief: 'Wer es eilig hat, hat etwas zu verbergen.',
    goal: 'Herausfinden, wer die Straße gesperrt hat, und die Rechnung schicken.',
    reputation: 'Verdient: nicht zu bestechen, und man hat es versucht.',
  },
  oda: {
    title: 'Oda Fenwick',
    says: 'Sie verlor in einer Nacht eine Herde von vierzig, und neununddreißig hat sie gefunden.',
    belief: 'Was rennt, lässt sich führen.',
    goal: 'Das vierzigste finden.',
    reputation: 'Gemunkelt: redet mit Rindern, und sie geben Antwort.',
  },
  ilvy: {
    title: 'Ilvy aus dem Korb',
    says: 'Sie ging aus dem Kloster fort, mit einer einzigen Seite und einem Stab vom Chor.',
    belief: 'Alles hat schon jemand aufgeschrieben.',
    goal: 'Das Buch lesen, aus dem die Seite stammt.',
    reputation: 'Unterstellt: eine Nonne, und auf der Flucht.',
  },
  tam: {
    title: 'Tam Sparrow',
    says: 'Das Gasthaus seiner Mutter brannte ab, und ein Gast hatte für die Woche bezahlt.',
    belief: 'Ein Gast ist ein Gast, was immer ihm folgt.',
    goal: 'Dem Gast sein Geld zurückgeben und ihm eine Frage stellen.',
    reputation: 'Gemunkelt: trifft immer, und sagt nie, worauf.',
  },
}
