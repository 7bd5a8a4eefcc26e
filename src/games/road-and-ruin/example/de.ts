import type { ExampleWords } from './en.ts'

/** Dasselbe auf Deutsch. */
export const de: ExampleWords = {
  title: 'Salz für den Hohlen Hügel',
  errand: 'Eine Truhe Salz muss vor dem Frostmarkt in der Mühle unter dem Hohlen Hügel sein',
  'inn.told':
    'Das Mädchen des Müllers kam mit dem Regen herein und legte einen Schlüssel auf den Tisch. Die Truhe stand schon im Hof, unter Säcken, und niemand hatte gesehen, wer sie gebracht hat. Salz, sagte sie, für die Mühle unter dem Hohlen Hügel, und vor dem Frostmarkt, oder sie brauchten gar nicht zu kommen. Brindle fragte, wer zahlt. „Wer sie aufmacht“, sagte sie. Er kennt Zolltruhen sein Leben lang, und das ist kein Schloss für Salz.',
  ford: 'Die Furt unter dem alten Zoll',
  bearer: 'Jemand mit einer Laterne geht uns voraus und dreht sich nie um',
  crossing: 'Den Karren hinüberbringen, ehe das Wasser steigt',
  oxen: 'Die Ochsen sind hier schon einmal hinüber',
  'ford.told':
    'Am anderen Ufer war ein Licht, und es wartete nicht. Oda zog die Stiefel aus und ging vor den Ochsen her und redete die ganze Zeit, von Gras, soviel man hörte. In der Mitte geriet das linke Rad in ein Loch. Es kam wieder heraus; aber die Truhe rutschte bis ans Schloss in den Fluss, und seitdem summt sie.',
  downs: 'Die kahlen Höhen, zwei Nächte später',
  light: 'Wer geht uns mit einem Licht voraus?',
  'light.clue':
    'Eine Kerze in jedem Fenster, angezündet, ehe wir kamen, in Dörfern, wo niemand wohnt',
  'downs.told':
    'In jedem Dorf war ein Fenster hell, und niemand war dahinter. Ilvy las den Ruß auf den Simsen wie eine Seite: eine Hand, jede Nacht, eine Stunde vor uns. Wo die Laterne gestanden hatte, waren zwei Schatten in die Wand gebrannt, der eine mit einem Balken über der Schulter. Brindle kennt den Balken. Er hat ihn gestrichen. Es ist Gant, der bei ihm gelernt hat und jetzt Straßen sperrt, eine nach der anderen, damit jemand, der es eilig hat, die letzte nehmen muss.',
  way: 'Gibt es einen Weg um die Brücke herum?',
  'bridge.before':
    'Es führt kein Weg herum. Brindle ist die Hecke entlanggegangen, bis es dunkel war, und es waren Dornen auf beiden Seiten und Wölfe in der Mitte. Also muss es die Brücke sein, und auf ihr steht ein Schlagbaum, der voriges Jahr nicht da war.',
  bridge: 'Die Brücke in der Dämmerung',
  gant: 'Gant vom Zoll',
  archer: 'Der Schütze im Zollhaus',
  'brindle.intends': 'Die Brücke halten, bis der Karren drüben ist',
  'oda.intends': 'Den Schützen von dem Fenster wegholen',
  'ilvy.intends': 'Die Truhe zuhalten',
  'bridge.told':
    '„Es ist gesperrt“, sagte Gant, und er sagte es freundlich. Dann summte die Truhe, und er wurde weiß und zog. Brindle war schneller, wie damals, als der Junge zwölf war. Odas Peitsche wickelte sich um den Fensterrahmen, und sie musste zweimal ziehen. Gants Beil kam trotzdem zu ihr durch und nahm ihr die Luft.',
  coat: 'Gant hat gesehen, wie sich die Truhe bewegt',
}
