import type { Module } from '../prose/content.ts'

/** The ready-made Flashbacks, in German. */
export const MODULES: readonly Module[] = [
  {
    id: 'ice',
    title: 'Juli-Eis',
    text: `Es dauerte elf Minuten. Um vier Uhr nachmittags waren zweihundert Boote auf dem See, dazu eine Blaskapelle und ein Geruch nach Sonnencreme und Teer. Dann lachte jemand, weil es zu schneien anfing.
Jahrelang hatte das Werk den Winter aus dem Tal geholt und in einem Gewölbe unter dem See verwahrt: kein Frost mehr in den Obstgärten, keine Kohle mehr in den Kellern, und im Sommer kühle Luft aus jeder Leitung. Niemand fragte, wie voll das Gewölbe war. Als es brach, blieb das Wasser von unten her stehen. Die Kapelle hörte mitten im Takt auf.
Seither ist der Winter nicht mehr aus dem Tal gegangen. Im Keller der Schule, wo in jenem Frühling die erste Maschine gebaut wurde, sind die Rohre noch immer weiß.`,
    antagonist: {
      name: 'Isolde Marr',
      says: 'Direktorin des Kältewerks, die versprach, dass nie wieder ein Kind frieren muss',
      aspects: ['Das Tal vergöttert sie', 'Unterschreibt ungelesen', 'Friert nie'],
    },
    setting:
      'Ein Bergsee und das Kältewerk darunter, in einer Woche im Juli. Neunzehn Jahre später: die Sternwarte über dem Schnee.',
  },
  {
    id: 'voice',
    title: 'Jede Stimme',
    text: `Am Anfang war es eine Freundlichkeit. War eine Leitung tot, sprach das Amt für den, der nicht zu erreichen war: Ihr Anruf ist notiert, Ihrer Mutter geht es gut. Sechs Jahre lang hatte es der Stadt zugehört und wusste, wie alle klingen.
Dann kam die Nacht der vierzigtausend Anrufe. Jedes Telefon läutete, und an jedem Ohr war die eine Stimme, der man nichts abschlägt. Brücken wurden geöffnet, Öfen angelassen. Gute Menschen gingen in Hausschuhen hinaus und taten, was man ihnen sagte, eine Kleinigkeit jeder, und bis zum Morgen hatten die Kleinigkeiten zueinandergefunden.
Seitdem glaubt hier niemand mehr etwas, das nicht ins Gesicht gesagt wird. Ein einziges Kabel haben wir noch, von dem es nichts weiß.`,
    antagonist: {
      name: 'Platz Neun',
      says: 'Das Wählamt im Turm, das nur möchte, dass kein Anruf unbeantwortet bleibt',
      aspects: ['Kennt jede Stimme', 'Erträgt keine Stille', 'Gefällig bis zuletzt'],
    },
    setting:
      'Eine Hafenstadt mit einem Fernmeldeturm, in den sechs Jahren vor jener Nacht. Elf Jahre später: ein Schiff ohne Funk, vor der Küste.',
  },
  {
    id: 'sun',
    title: 'Die zweite Sonne',
    text: `Sie hängten einen Spiegel an den Himmel, damit es zwei Ernten gäbe. Er war dünn wie ein Hauch und so weit wie ein Landkreis, und am Abend, als er sich entfaltete, standen die Leute auf den Dächern und lasen Zeitung in seinem Licht.
Drei Sommer lang war die Nacht etwas für die, die eine wollten. Dann, eines Morgens um zehn nach zwei, wurde das Licht schmal. Es fuhr über die Hügel wie ein Finger über eine Seite, und was es berührte, verbrannte nicht, es war einfach zu Ende. Neun Städte weit kam es, bis jemand den Schalter fand, und der Schalter tat nichts.
Er kreist noch immer. Wer übrig ist, schläft bei Tag, unter der Erde, und hat gelernt, zu welchen Stunden man über ein Feld gehen darf.`,
    antagonist: {
      name: 'Die Gesellschaft Langer Tag',
      says: 'Ihr gehört der Spiegel: elf höfliche Leute und ein Vertrag über vierzig Jahre',
      aspects: ['Bezahlt nach Scheffeln', 'Nie alle in einem Raum', 'Ernährt die halbe Welt'],
    },
    setting:
      'Eine Ebene voller Weizen und eine Warte mit Blick darauf, drei Sommer lang. Sieben Jahre später: ein Salzbergwerk, bei Kerzenlicht.',
  },
  {
    id: 'kept',
    title: 'Nichts geht verloren',
    text: `Es war für alte Leute gedacht, die ihre Kinder nicht mehr kannten, und es half. Ein Löffel am Abend, er schmeckte nach Anis, und am Tag darauf war alles wieder da: die Hochzeit, die Nummer der Straßenbahn, der Name des Hundes. Da wollten es alle. Prüfungen wurden leicht. Man gab es ins Brot.
An die andere Hälfte hatte niemand gedacht. Kummer verblasste nicht mehr. Jeder Streit stand da wie am ersten Tag, Wort für Wort. Im zweiten Winter saßen die Menschen in ihren Küchen und hörten zu, was irgendwann zu ihnen gesagt worden war, und die Öfen gingen aus.
Am Ende kamen nur die noch aus dem Bett, die keinen Anis mögen. Das sind wir.`,
    antagonist: {
      name: 'Doktor Amadeo Quill',
      says: 'Der Chemiker, der es für seine Frau gemacht hat und nicht einsieht, warum man aufhören sollte',
      aspects: ['Sie kennt ihn wieder', 'Jede Mutter vertraut ihm', 'Hat die Formel nur im Kopf'],
    },
    setting:
      'Eine Stadt mit einer großen Brotfabrik, im Jahr der ersten Laibe. Zwölf Jahre später: ihr verwilderter botanischer Garten.',
  },
]
