import type { ClassText } from '../prose/content.ts'
import type { ClassId } from '../reckon/classes.ts'

/** The Backgrounds, Professions, Heroics and Shapes [R33] in German. */
export const CLASS_TEXTS: Readonly<Record<ClassId, ClassText>> = {
  inn: {
    title: 'Im Gasthaus geboren',
    says: 'Deine Wiege stand hinter dem Schanktisch, und du erkennst Leute an dem, was sie trinken.',
    features: [
      { title: 'Gute Manieren', says: 'Eins mehr in Reden.' },
      { title: 'Der Zweitschlüssel', says: 'Ein Schlüssel, der in jedem Gasthaus irgendwo passt.' },
      {
        title: 'Die letzte Runde',
        says: 'Seele 1 höher: auch Gespenster wollen freundlich heimgeschickt werden.',
      },
    ],
    deeds: [
      'Du hast jemandem zu essen gegeben, der nicht zahlen konnte.',
      'Du hast zwei an einen Tisch gebracht, die sich sonst geschlagen hätten.',
      'Du hast gehört, was für niemanden bestimmt war.',
    ],
  },
  toll: {
    title: 'Vom Schlagbaum',
    says: 'Du standest an einer Stange quer über der Straße und ließest durch, wen du durchließest.',
    features: [
      { title: 'Säcke auf', says: 'Eins mehr in Suchen.' },
      {
        title: 'Gestempelt und gezeichnet',
        says: 'Du bist spezialisiert auf Papiere, auch auf gefälschte.',
      },
      { title: 'Hier kommt niemand durch', says: 'Halt 1 höher.' },
    ],
    deeds: [
      'Du hast jemanden aufgehalten, der Schaden angerichtet hätte.',
      'Du hast jemanden gegen deine Befehle durchgelassen.',
      'Du hast bezahlt, was du schuldig warst, ehe man dich darum bat.',
    ],
  },
  abbey: {
    title: 'Im Kloster abgelegt',
    says: 'Du kamst in einem Korb und bliebst der Bibliothek wegen.',
    features: [
      { title: 'Zweimal abgeschrieben', says: 'Eins mehr in Wissen.' },
      { title: 'Die stillen Stunden', says: 'Mana 1 höher.' },
      {
        title: 'Eine herausgeschnittene Seite',
        says: 'Eine Seite aus einem Buch, das es im Kloster nie gegeben haben soll.',
      },
    ],
    deeds: [
      'Du hast aufgeschrieben, was sonst vergessen wäre.',
      'Du hast geschwiegen, wo es schwer war.',
      'Du hast gefragt, wer dich dort gelassen hat, und die Antwort gefiel dir nicht.',
    ],
  },
  drove: {
    title: 'Vom Viehtrieb',
    says: 'Du gingst hinter Rindern her, von den Bergen bis ans Meer, und mit dem Geld zurück.',
    features: [
      { title: 'Kennt sie alle mit Namen', says: 'Eins mehr in Tieren.' },
      { title: 'Schläft im Gehen', says: 'Atem 2 höher.' },
      {
        title: 'Die alten grünen Wege',
        says: 'Du bist spezialisiert auf Land, durch das keine Straße führt.',
      },
    ],
    deeds: [
      'Du hast unterwegs keines verloren.',
      'Du hast beruhigt, was gleich durchgegangen wäre.',
      'Du hast Wasser gefunden, wo keines war.',
    ],
  },
  surveyor: {
    title: 'Landvermessung',
    says: 'Du zeichnest das Land, wie es ist; das freut niemanden, dem welches gehört.',
    features: [
      { title: 'Kette und Stange', says: 'Eins mehr in Reisen.' },
      {
        title: 'Das Messingauge',
        says: 'Ein Glas, das zeigt, was weit weg ist, als wäre es nicht weit.',
      },
      {
        title: 'Hier stand es',
        says: 'Du bist spezialisiert darauf, was früher an einem Ort war.',
      },
    ],
    deeds: [
      'Du hast einen Ort verzeichnet, der auf keiner Karte stand.',
      'Du hast bewiesen, wo eine Grenze verläuft.',
      'Du hast andere nach deiner eigenen Zeichnung hinausgeführt.',
    ],
  },
  leech: {
    title: 'Wundheilkunst',
    says: 'Du richtest Knochen und vertreibst Fieber, und bezahlt wird in Eiern.',
    features: [
      { title: 'Ruhige Hände', says: 'Eins mehr in Handwerk.' },
      {
        title: 'Woran sie starben',
        says: 'Du bist spezialisiert auf Gifte und was gegen sie hilft.',
      },
      {
        title: 'Die schwarze Tasche',
        says: 'Eine Tasche mit allem, was es zum Pflegen braucht, für eine Woche.',
      },
    ],
    deeds: [
      'Du hast jemanden gerettet, den alle aufgegeben hatten.',
      'Du hast einen Feind gepflegt wie einen Freund.',
      'Du hast an einem Krankenbett die Wahrheit gesagt.',
    ],
  },
  smith: {
    title: 'Schmiedekunst',
    says: 'Du hörst einem Ding am Klang an, wo es brechen wird.',
    features: [
      { title: 'Ausholen und fallen lassen', says: 'Eins mehr in Äxten.' },
      {
        title: 'Eine Esse auf Rädern',
        says: 'Eine kleine Esse, die in einem Tagesteil einen Schaden an Ausrüstung behebt.',
      },
      { title: 'Arme wie Pfosten', says: 'Atem 3 höher.' },
    ],
    deeds: [
      'Du hast geflickt, worüber jemand geweint hatte.',
      'Du hast zerschlagen, was nie gemacht werden durfte.',
      'Du hast etwas gemacht und es verschenkt.',
    ],
  },
  pedlar: {
    title: 'Hausierhandel',
    says: 'Du trägst einen Laden auf dem Rücken, und darunter Neuigkeiten.',
    features: [
      { title: 'Für alle ein gutes Wort', says: 'Eins mehr in Reden.' },
      { title: 'Was es wert ist', says: 'Du bist spezialisiert auf Waren und ihre Preise.' },
      {
        title: 'Das unterste Fach',
        says: 'Ein Fach, in dem einmal am Tag genau die Kleinigkeit liegt, die du brauchst.',
      },
    ],
    deeds: [
      'Du hast etwas Wertloses jemandem verkauft, der es brauchte.',
      'Du hast eine Neuigkeit gebracht, die änderte, was Leute taten.',
      'Du hast anschreiben lassen, und es wurde bezahlt.',
    ],
  },
  oath: {
    title: 'Eidtreue',
    says: 'Du hast etwas geschworen, laut, und du meinst es jeden Morgen.',
    features: [
      { title: 'Ich habe es gesagt', says: 'Halt 1 höher.' },
      { title: 'Bei meinem Wort', says: 'Du bist spezialisiert darauf, dass man dir glaubt.' },
      { title: 'Zwischen dir und denen', says: 'Eins mehr in Schilden.' },
    ],
    deeds: [
      'Du hast deinen Eid gehalten, wo er dich teuer kam.',
      'Du wurdest von einem Versprechen entbunden und hast es gehalten.',
      'Du hast einen Hieb eingesteckt, der jemand anderem galt.',
    ],
  },
  storm: {
    title: 'Sturmhand',
    says: 'Einmal hat dich der Donner geweckt, und seither lässt er dich nicht schlafen.',
    features: [
      { title: 'Vor dem Donner', says: 'Tempo 1 höher.' },
      { title: 'Zweimal getroffen', says: 'Eins mehr in Wucht.' },
      { title: 'Rückenwind', says: 'Atem 3 höher.' },
    ],
    deeds: [
      'Du bist hinausgegangen, als alle anderen hereinkamen.',
      'Du hast einen Kampf in seiner ersten Runde beendet.',
      'Du hast deinem Zorn freien Lauf gelassen, und etwas ging entzwei.',
    ],
  },
  lantern: {
    title: 'Laterne',
    says: 'Du trägst ein Licht dorthin, wo man ohne ausgekommen ist.',
    features: [
      { title: 'Gestutzter Docht', says: 'Mana 2 höher.' },
      {
        title: 'Die blaue Lampe',
        says: 'Eine Lampe, die ohne Öl brennt, solange in der Nähe jemand lügt.',
      },
      {
        title: 'Was das Licht fürchtet',
        says: 'Du bist spezialisiert auf Geschöpfe der Dunkelheit.',
      },
    ],
    deeds: [
      'Du bist auf einer dunklen Treppe vorangegangen.',
      'Du hast jemanden zurückgebracht, der verloren war.',
      'Du hast dein Licht gelöscht und vertraut.',
    ],
  },
  nobody: {
    title: 'Niemand',
    says: 'Du warst schon so viele, dass keiner sagen kann, wer davon du warst.',
    features: [
      { title: 'Übersehen', says: 'Eins mehr in Schleichen.' },
      {
        title: 'Ich war schon immer hier',
        says: 'Du bist spezialisiert darauf, irgendwo dazuzugehören.',
      },
      { title: 'Schon weg', says: 'Tempo 1 höher.' },
    ],
    deeds: [
      'Du kamst hinein und hinaus, und man erzählt es als Gespenstergeschichte.',
      'Du hast jemandem deinen wahren Namen gesagt.',
      'Du hast auf dich genommen, was jemand anderes getan hatte.',
    ],
  },
  heron: {
    title: 'Gestalt des Reihers',
    says: 'Am Wasser bist du grau, schmal und sehr geduldig.',
    features: [
      { title: 'Das lange Warten', says: 'Tempo 1 höher: den Anfang davon sieht niemand.' },
      {
        title: 'Zwischen zwei Wassern',
        says: 'Du bist spezialisiert auf Moor, Fluss und Ufer.',
      },
      { title: 'Sieht den Fisch', says: 'Eins mehr in Suchen.' },
    ],
    deeds: [
      'Du hast gewartet, bis es beinah zu spät war.',
      'Du bist hinübergegangen, wo niemand hinübergeht.',
      'Du wurdest beim Verwandeln gesehen und bist geblieben.',
    ],
  },
  bear: {
    title: 'Gestalt des Bären',
    says: 'Im Winter ist mehr an dir dran, und es lässt sich nicht gern wecken.',
    features: [
      { title: 'Speck vom Herbst', says: 'Gesundheit 2 höher.' },
      { title: 'Pranke und Schulter', says: 'Eins mehr in Wucht.' },
      {
        title: 'Nase des Waldes',
        says: 'Du bist spezialisiert auf Gerüche, und darauf, wessen sie sind.',
      },
    ],
    deeds: [
      'Du hast geschlafen, wo andere in Angst Wache hielten.',
      'Du hast dich gegen eine Tür, einen Karren oder ein Versprechen gelehnt, und es brach.',
      'Du hast von jemandem abgelassen, der davonlief.',
    ],
  },
}
