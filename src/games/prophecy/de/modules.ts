import type { Module } from '../prose/content.ts'

/** The ready-made prophecies, in German. */
export const MODULES: readonly Module[] = [
  {
    id: 'dragon',
    title: 'Was unter dem Berg schläft',
    text: `Die Gelehrten sagen, der Drache sei eine Geschichte für Winterabende. Für die Ruinen haben sie keine gute Erklärung: Treppen, zu hoch für jeden Fuß, eine Hafenmauer, geschmolzen wie Wachs, eine Straße, die geradewegs zum Berg führt und dort aufhört.
Heute früh versiegten die Brunnen. Am Mittag wich das Meer vom Ufer zurück, stand da, als lauschte es, und kam über die Dächer der Unterstadt wieder. Seit dem Abend summt der Boden ohne Pause, und hinter den Gipfeln atmet ein rotes Licht. Tausend Jahre hat dort etwas gelegen. Es hat sich einmal im Schlaf umgedreht. Morgen oder übermorgen schlägt es die Augen auf.`,
  },
  {
    id: 'asteroid',
    title: 'Eine Ansprache an alle',
    text: `Jeder Sender zeigt denselben leeren Schreibtisch. Die Regierungschefin setzt sich, nimmt die Brille ab und legt die Rede beiseite.
„Man hat euch gesagt, wir würden ihn ablenken. Wir haben es versucht, mit allem, was wir hatten, und es ist misslungen. In neun Wochen schlägt der Brocken ein. Ich habe den Notstand ausgerufen. Von dieser Stunde an fragen wir nicht mehr, wie wir ihn aufhalten. Wir fragen, wer ein Jahr danach noch lebt, und wovon. Ich übergebe meine Befugnisse dem Amt für Notlagen, das von Nahrung und Kälte mehr versteht als ich. Bleibt, wo ihr seid. Helft denen neben euch. Gute Nacht.“
Der Schreibtisch ist wieder leer. Draußen bellen alle Hunde.`,
  },
  {
    id: 'clinic',
    title: 'Acht Wochen',
    text: `Das Zimmer ist warm und zu klein, und der Bildschirm ist so gedreht, dass alle ihn sehen. Eine graue Wolke, eine dunklere Wolke, und darin ein Flackern, schnell wie ein Vogel.
„Da“, sagt die Hebamme. „Etwa achte Woche. Alles, wie es sein soll.“ Sie druckt ein Bild aus, so groß wie eine Spielkarte. Dann kommen die Faltblätter: was man isst, wen man anruft, ein Kurs für Leute, die das noch nie gemacht haben, dienstags am Abend, Kissen mitbringen.
Auf der Treppe sagt kaum jemand etwas. Auf der Straße rollt der Verkehr, als wäre nichts geschehen. Ehe die Bäume wieder kahl sind, wird hier jemand Neues sein, und nichts bleibt, wie es war. So viel ist zu tun. Wo fängt man an?`,
  },
  {
    id: 'tide',
    title: 'Die lange Ebbe',
    text: `Seit drei Tagen ist das Wasser fort und kommt nicht wieder. Boote liegen seitlich im Schlick. Kinder gehen, wo die Fähre fuhr, und bringen Flaschen heim, Anker, Knochen von Walen.
Am dritten Abend wird weit hinter den Inseln die älteste Boje gefunden, und in ihr Kupfer sind Zeichen geritzt, die nur noch auf den Leuchttürmen jemand lesen kann. Das Meer, heißt es da, sei geliehen, nicht geschenkt. Wer es verliehen hat, werde zählen, was genommen wurde: jeden Fisch, jedes überflutete Feld, jedes Korn Salz. Und das Wasser werde in einer einzigen Nacht heimkehren, hoch wie der Kirchturm, wenn die Schuld bis Neumond nicht beglichen ist. Das ist in elf Tagen.`,
  },
  {
    id: 'dream',
    title: 'Derselbe Traum',
    text: `Beim Frühstück erzählt jemand einen Traum: ein langer Saal, hundert Türen, eine davon angelehnt. Gegenüber wird sehr vorsichtig eine Tasse abgestellt. „Und der Gesang?“ Ja. Da war Gesang.
Mittags weiß es die ganze Stadt. In der Bäckerei hat man ihn geträumt, im Gefängnis, sogar die Ärztin, die sonst nie träumt. Jede Nacht steht die Tür ein wenig weiter offen, und jeden Morgen gibt es einige, die nicht zu wecken sind. Sie lächeln. Ihre Hände werden kalt. Gestern waren es vier, heute sind es neunzehn, und die Schule ist geschlossen. Wer die Türen gezählt hat, ist sich einig: in einer Woche steht sie ganz offen, und was da singt, braucht unseren Schlaf nicht mehr.`,
  },
  {
    id: 'theatre',
    title: 'Die letzte Spielzeit',
    text: `Der Brief liegt auf der Bühne, wo alle ihn lesen können. Das alte Theater ist verkauft. Am Ersten des Monats kommen die Maschinen, und wo jetzt der Vorhang hängt, ist bald Platz für zweihundert Autos.
Neunzig Jahre Premieren, der Kriegswinter, in dem man im Foyer die Sitze verheizte und trotzdem spielte, das Gespenst im zweiten Rang, das bei schlechten Versen hustet: all das endet in vier Wochen. Die Käuferin ist höflich und nicht zu erreichen. Der Stadtrat hat schon abgestimmt. In der Kasse liegt Geld für noch eine Inszenierung oder für einen guten Anwalt, aber nicht für beides. Jemand schaltet das Arbeitslicht ein. Es flackert und bleibt an.`,
  },
  {
    id: 'seed',
    title: 'Weiße Ernte',
    text: `Es begann mit einem Feld jenseits des Flusses: Weizen, bleich wie Papier, und als der Wind kam, zerfiel er zu Staub. Dann traf es die Gerste, dann die Apfelbäume. Was das Weiß berührt, verfault nicht. Es hört einfach auf, wie eine Uhr.
Gestern Nacht kam eine Frau über den Pass, mit erfrorenen Händen und einem Glas voll grauem Mehl. Bei ihr daheim, sagte sie, hat man im Frühling darüber gelacht, und im Herbst war niemand mehr da, um die Übrigen zu begraben. Über ihrer Suppe schlief sie ein. Heute Morgen hat es in ihrem Glas gekeimt: ein grüner Halm, die einzige lebende Saat, die je aus dem weißen Land gekommen ist. Unsere Speicher reichen bis zur Wintermitte. Der erste Schnee kommt dieses Jahr früh.`,
  },
]
