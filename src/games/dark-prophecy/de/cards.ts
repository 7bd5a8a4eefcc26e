import type { DeedId } from '../cards/deeds.ts'
import type { DesignId } from '../cards/designs.ts'
import type { VerseId } from '../cards/verses.ts'
import type { CardText } from '../prose/cards.ts'

/** The main cards [D1] in German. */
export const DESIGN_TEXTS: Readonly<Record<DesignId, CardText>> = {
  thumb: { title: 'Der gestochene Daumen', says: 'Das Böse zahlt nach Tropfen.' },
  vow: { title: 'Gelübde in roter Tinte', says: 'Die geht nicht mehr raus, und du auch nicht.' },
  leech: { title: 'Der geduldige Egel', says: 'Er hatte es noch nie eilig.' },
  stain: { title: 'Der Fleck kehrt wieder', says: 'Der dritte Teppich in diesem Jahr.' },
  red: { title: 'Rot im Kalender', says: 'Streich dir den Tag an. Nimm, was gerade fließt.' },
  font: { title: 'Das überlaufende Becken', says: 'Der Chor steht inzwischen auf Stühlen.' },
  feast: {
    title: 'Gastmahl der Fremden',
    says: 'Alle haben etwas mitgebracht. Jemand wurde mitgebracht.',
  },
  heart: {
    title: 'Ein warm gehaltenes Herz',
    says: 'Es hat noch eine Meinung zu seinem Besitzer.',
  },
  lineage: {
    title: 'Die lange Ahnenreihe',
    says: 'Vierzig Generationen, und jede hat eine Ader geliehen.',
  },
  tide: { title: 'Purpurne Flut', says: 'Sie kommt. Gehen sah sie noch niemand.' },
  knock: { title: 'Klopfen von unten', says: 'Höflich, dreimal, unter dem Teppich.' },
  clause: {
    title: 'Die kleinste Klausel',
    says: 'Hinein liest man mit der Lupe, hinaus kommt man mit dem Priester.',
  },
  keyhole: { title: 'Auge am Schlüsselloch', says: 'Es blinzelt von der Seite.' },
  tithe: { title: 'Schwefelzehnt', says: 'Ein Zehntel von allem, zahlbar in Geruch.' },
  imp: { title: 'Der borgende Kobold', says: 'Er gibt alles zurück. Anderswo.' },
  name: {
    title: 'Der rückwärts gesprochene Name',
    says: 'Er hat sich umgedreht, um zu sehen, wer da ruft.',
  },
  plague: { title: 'Schreiberplage', says: 'Sie wollen es dreifach, und sie wollen es gleich.' },
  gate: { title: 'Das Tor steht offen', says: 'Es zieht herein, und eine Hand hält die Tür.' },
  prince: { title: 'Fürst der kleinen Gefallen', says: 'Er vergisst keinen und tut keinen.' },
  ladder: { title: 'Leiter nach unten', says: 'Jede Sprosse ist wärmer als die letzte.' },
  bone: { title: 'Knöchelspiel', says: 'Ein Wurf je Nacht. Sie bleiben stehen.' },
  shroud: {
    title: 'Das geflickte Leichentuch',
    says: 'Nichts verkommen lassen. Es wurde erst neunmal getragen.',
  },
  lantern: { title: 'Grablaterne', says: 'Sie brennt von dem, was ungesagt blieb.' },
  worm: { title: 'Der belesene Wurm', says: 'Er ist durch jedes Buch und die meisten Leser.' },
  dig: { title: 'Das zweite Graben', says: 'Das erste war zur Übung.' },
  choir: {
    title: 'Chor der Ertrunkenen',
    says: 'Die tiefen Töne blubbern, und in den Bänken steigt das Wasser.',
  },
  skull: { title: 'Der redselige Schädel', says: 'Er kennt das Ende und hält den Kiefer nicht.' },
  ferry: { title: 'Die Fähre zurück', says: 'Dieselbe Münze, die andere Tasche.' },
  host: { title: 'Das bleiche Heer', says: 'Es marschiert nicht. Es hat nur nie angehalten.' },
  barrow: { title: 'Das offene Hügelgrab', says: 'Gefegt, gelüftet und bereit für den Herrn.' },
}

/** The verses [D3] in German. */
export const VERSE_TEXTS: Readonly<Record<VerseId, CardText>> = {
  moth: { title: 'Die Motte', says: 'Trinkt die Motte die Kerze aus, so regen sich kleine Hände.' },
  well: { title: 'Der Brunnen', says: 'Was im Dunkeln vollbracht ist, wird am Brunnen bezahlt.' },
  crows: {
    title: 'Die Krähen',
    says: 'Krähen werden bringen, was auf der Unterseite der Dinge steht.',
  },
  throne: {
    title: 'Der leere Thron',
    says: 'Ein Stuhl wird am Kreuzweg stehen, und keiner wagt, sich nicht zu verneigen.',
  },
  masks: {
    title: 'Die Masken',
    says: 'Sie werden die Gesichter abnehmen, und die darunter werden gezählt.',
  },
  bells: {
    title: 'Die Glocken',
    says: 'Glocken werden unter dem See läuten, und jeder Schlag wird jemandem geschuldet.',
  },
  crown: {
    title: 'Die Krone',
    says: 'Sie wird sich auf ein Haupt senken, das noch niemand von vorn sah.',
  },
  night: {
    title: 'Die lange Nacht',
    says: 'Um den Morgen wird man bitten, und er wird fragen, was man bietet.',
  },
  ash: {
    title: 'Die Asche',
    says: 'Aus der Asche steigen sie zwei Stufen, und die Treppe ist fort.',
  },
}

/** The Deeds [D4] in German. */
export const DEED_TEXTS: Readonly<Record<DeedId, CardText>> = {
  chalice: { title: 'Den Kelch füllen', says: 'Es passt etwas mehr hinein, als man denkt.' },
  ink: {
    title: 'Für das Dorf unterschreiben',
    says: 'Sie können nicht schreiben. Wie nett, dass du hilfst.',
  },
  wedding: {
    title: 'Zum roten Hochzeitstanz laden',
    says: 'Dem Paar hat man gesagt, das sei hier so Brauch.',
  },
  physician: { title: 'Den Arzt ersetzen', says: 'Auch der neue lässt die Leute gern zur Ader.' },
  rose: { title: 'Die schwarze Rose gießen', says: 'Nicht mit Wasser.' },
  heir: {
    title: 'Den zweiten Erben aufziehen',
    says: 'Der erste hat gefragt, wer das auf dem Bild ist.',
  },
  fountain: {
    title: 'Den Marktbrunnen wenden',
    says: 'Gegen Mittag schrien sie nicht mehr und holten Krüge.',
  },
  moon: {
    title: 'Den Mond zur Ader lassen',
    says: 'Eine lange Nadel, eine klare Nacht und ein Becken so groß wie ein See.',
  },
  chalk: { title: 'Den Kreidekreis schließen', says: 'Diesmal von innen.' },
  guest: {
    title: 'Den Gast hereinbitten',
    says: 'Man muss ihn hereinbitten. Hinaus muss man ihn auch bitten.',
  },
  notary: {
    title: 'Den Notar bestechen',
    says: 'Es dauerte einen Abend. Er hatte das Formular schon da.',
  },
  mirror: { title: 'Den Spiegel entsilbern', says: 'Damit sie hinaussehen, wie du hineinsiehst.' },
  bridge: { title: 'Die Teufelsbrücke bauen', says: 'Wer zuerst hinübergeht, ist der Lohn.' },
  library: {
    title: 'Die Bibliothek füttern',
    says: 'Lass die Türen offen, und stell etwas zwischen die Regale.',
  },
  tower: {
    title: 'Den Turm kopfüber hängen',
    says: 'Das Loch muss so tief sein, wie er stolz ist.',
  },
  embassy: {
    title: 'Die Botschaft der Hölle eröffnen',
    says: 'Es gibt schon eine Schlange, und an ihrem Ende steht niemand.',
  },
  sexton: {
    title: 'Den Totengräber gewinnen',
    says: 'Er hat die Schlüssel und niemanden, der ihm antwortet.',
  },
  candle: {
    title: 'Das Totenlicht entzünden',
    says: 'Es zeigt wohin. Geh ihm nach, und gib auf die Füße acht.',
  },
  wake: { title: 'Die Totenwache halten', says: 'Sie heißt so, weil jemand wach wird.' },
  mill: { title: 'Die Knochenmühle mahlen lassen', says: 'Gutes Brot, und die Mühlsteine summen.' },
  regiment: { title: 'Das verlorene Regiment antreten lassen', says: 'Alle da. Manche doppelt.' },
  lighthouse: {
    title: 'Den Leuchtturm löschen',
    says: 'Die Schiffe kommen trotzdem. Sie kamen immer.',
  },
  cathedral: { title: 'Den Knochendom errichten', says: 'Die ganze Gemeinde gibt, was sie kann.' },
  king: {
    title: 'Den König unter dem Berg wecken',
    says: 'Er soll kommen, wenn das Land ihn braucht. Er fragt nicht.',
  },
}
