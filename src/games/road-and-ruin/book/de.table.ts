import type { RulePage } from '../../../rules/told/book.ts'

/** What is good to have at hand: who decides, how you sit, and everything on one page. */
export const tablePages: readonly RulePage[] = [
  {
    id: 'overrule',
    title: 'Ihr entscheidet',
    body: [
      'Der Tisch rechnet. Er zählt zusammen, was hilft und was schadet, zeigt vor dem Wurf, wie wahrscheinlich jeder Verlauf ist, und arbeitet aus, was die Würfel bedeuten, Schritt für Schritt: 8 - 3 Rüstung = 5 von 8, Volltreffer. Jede Zahl lässt sich dorthin zurückverfolgen, woher sie kam.',
      'Er bestimmt nicht. Allem auf einem Zettel könnt ihr zustimmen oder widersprechen, ihr könnt es wegnehmen oder ändern:',
      {
        as: 'points',
        items: [
          'Sind +3 zu viel für so ein Seil, macht +1 daraus. Dort steht dann, dass Ada es war.',
          'Ist eine Zahl auf einem Bogen falsch, berichtigt sie.',
          'Verdirbt eine Regel heute die Geschichte, lasst sie weg. Morgen ist sie wieder da.',
        ],
      },
      'Nur die Würfel bleiben in Frieden. Was gefallen ist, ist gefallen, vor aller Augen; und niemand kann es vorher wissen oder beugen.',
      'Wer etwas geändert hat, kann es zurücknehmen. Nichts, was jemand getan hat, geht verloren.',
    ],
  },
  {
    id: 'together',
    title: 'Um einen Bildschirm oder weit auseinander',
    body: [
      'Um einen großen Bildschirm:',
      {
        as: 'points',
        items: [
          'Behaltet euren Bogen an eurer Kante, euch zugewandt.',
          'Wer eine Karte zieht, zeigt erst das Bild und liest sie dann.',
          'Lasst im Kampf die Würfel warten, bis alle gesagt haben, was sie tun wollen.',
        ],
      },
      'Weit auseinander:',
      {
        as: 'points',
        items: [
          'Sagt, wer mit Erzählen dran ist.',
          'Zeigt auf dem Tuch: die anderen sehen eure Hand.',
          'Wer wirft, wirft für alle, und alle sehen dieselben Würfel fallen.',
          'Reißt mitten im Kampf die Verbindung, kämpft weiter. Was beide Seiten getan haben, zählt, wenn ihr euch wiederseht.',
        ],
      },
      'Manche um einen Bildschirm und manche weit weg? Gebt denen, die weit weg sind, das erste Wort.',
    ],
  },
  {
    id: 'sheet',
    title: 'Alles auf einer Seite',
    body: [
      {
        as: 'terms',
        items: [
          {
            name: 'Ausgang',
            says: 'W10. Grenze bei 5/6, vom Zuschlag verschoben. Daneben ABER, ab fünf UND.',
          },
          {
            name: 'Es hilft',
            says: 'zwei Übungen, je höchstens 5; Spezialisierung 5; Attribut weniger 3.',
          },
          { name: 'Reigen', says: 'W20: beschrieben, es kehrt wieder; leer, eine Karte.' },
          { name: 'W7', says: 'Person, Wesen, Ding, Ereignis, Ort, Thema, noch eine.' },
          {
            name: 'Suche',
            says: 'Entdeckung 21, Abbruch 1. Karten 2-1-1-1-1-2. Dann W20: darüber gefunden, darunter aufgegeben.',
          },
          { name: 'Eher da', says: 'VER + BIN oder GES + AUF, und Übung, weniger Handlungstempo.' },
          {
            name: 'Hieb',
            says: 'Würfel + Übung - Entfernung - Ausweichen - Zustand - Rüstung. Über die Hälfte Volltreffer, ab 2 Streiftreffer.',
          },
          { name: 'Kniff', says: 'Trefferwurf + Kniffwürfel: 150, 200, 250 % des Würfels.' },
          {
            name: 'Schaden',
            says: 'ganze Vielfache des Halts: eines auf ihn, die übrigen auf die Gesundheit.',
          },
          {
            name: 'Müde',
            says: 'ein Würfel mehr, der niedrigste gilt. Unter halbem Atem dasselbe und -5.',
          },
          {
            name: 'Mana',
            says: 'eine Minute, für jedes weitere mal vier; eine Runde, wenn gemeistert; sofort aus einem Knoten.',
          },
          {
            name: 'Tat',
            says: '1 EP. Fertigkeit: ihr Rang. Die erste eines Ranges und Zweigs: Stufe und Baupunkt.',
          },
        ],
      },
    ],
  },
]
