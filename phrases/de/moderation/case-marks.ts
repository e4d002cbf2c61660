import type { Phrases } from "../../dictionary.ts";

export const caseMarks: Phrases["caseMarks"] = {
  names: {
    danger: "Jemand ist in Gefahr",
    underage: "Vielleicht unter 18",
    money: "Will Geld",
    unsure: "Vielleicht dringend",
  },
  by: {
    reporter: "Das sagt, wer gemeldet hat",
    moderator: "Vom Moderationsteam markiert",
  },
  answer: "Antwort der Person, die gemeldet hat: {{answer}}",
  menu: "Fall markieren",
  change: "Markierung ändern",
  remove: "Markierung entfernen",
  failed: "Wir konnten die Markierung nicht ändern",
  todo: "Was zu tun ist",
  signs: {
    danger: "Vielleicht ist jemand in Gefahr. {{source}}",
    underage: "Die Person ist vielleicht unter 18. {{source}}",
    money: "Die Person will vielleicht Geld. {{source}}",
  },
  sources: {
    reported: "Sie schreibt: „{{text}}“",
    reporter: "Wer gemeldet hat, schreibt: „{{text}}“",
    description: "In der Meldung steht: „{{text}}“",
  },
  signsNote: "Das hat eine Regel gefunden, und Regeln können irren. Lies es und entscheide, ob du den Fall markierst.",
  set: "Markieren",
  steps: {
    danger: {
      serious: "Nimm es ernst und diskutiere nicht, ob es so gemeint ist.",
      call: "Gibt es einen Ort, eine Zeit oder einen Namen, und ist es jetzt? Ruf den Notruf an (112 in Europa, 911 in weiten Teilen Amerikas, 190 in Brasilien) und lies vor, was du hast. Stadt und Land stehen im Profil. Schreib auf, mit wem du wann gesprochen hast.",
      tell: "Erst anrufen, dann Bescheid geben, wer Nakamatch betreibt. Um ein Leben zu retten, braucht es keine Erlaubnis.",
      keep: "Lass den Fall offen. Sperre niemanden, der von Suizid spricht: Die Person verliert sonst die Menschen, mit denen sie redet, und wir den einzigen Weg zu ihr.",
      threat:
        "Drohungen gegen andere: dauerhaft sperren wegen „Beleidigende Inhalte“, sobald die Polizei hat, was sie braucht.",
      write:
        "Schreib auf, was du wann wusstest und wen du angerufen hast, aber nicht in die Notizen einer Entscheidung: Die kann die Person lesen.",
    },
    underage: {
      look: "Sieh dir Profil und Beweise an. Ein junges Gesicht beweist nichts; ein genanntes Alter, eine Schulklasse oder Eltern, die schreiben, schon.",
      sexual:
        "Gibt es etwas Sexuelles von oder mit dieser Person? Nicht kopieren, weiterleiten oder beschreiben. Sperre alle dauerhaft, die es geschickt haben, und sag noch heute Bescheid, wer Nakamatch betreibt.",
      clear:
        "Ein klares Zeichen: dauerhaft sperren wegen „Etwas anderes“, mit der Tatsache in den Notizen, zum Beispiel: „Alter: sagt im Chat vom 3. Mai, 16 zu sein“.",
      ask: "Kein klares Zeichen: Frag im Fall nach dem Alter und warte die Antwort ab. Keine Antwort beweist nichts: Entscheide nach dem, was du siehst.",
      quiet: "Sag es denen nicht, die mit der Person geschrieben haben, außer die Polizei bittet darum.",
    },
    money: {
      look: "Lies die Beweise: Wer will was, und mit welcher Geschichte? Sieh in den Hinweisen und anderen Meldungen nach, ob andere sie auch hören.",
      paid: "Hat jemand gezahlt oder einen Code verraten? Schreib sofort hin: Bank anrufen, Nachrichten aufheben, zur Polizei gehen. In den ersten Stunden lässt sich eine Zahlung noch stoppen.",
      clear:
        "Eine Geldanlage, eine Geschenkkarte, ein Code oder eine Geschichte für viele: dauerhaft sperren wegen „Spam oder unerwünschte Inhalte“, oder wegen „Falsche Identität“, wenn die Fotos jemand anderem gehören.",
      doubt:
        "Eine Notlage oder ein Missverständnis zwischen zwei Menschen, die sich kennen: verwarnen. Wer wem etwas schuldet, entscheiden wir nicht.",
      forced: "Sieht es so aus, als würde die Person dazu gezwungen? Dann ist sie in Gefahr: Ändere die Markierung.",
    },
    unsure: {
      look: "Lies die Meldung und alle Beweise, auch die früheren Nachrichten.",
      choose: "Ist jemand in Gefahr, unter 18 oder will Geld? Ändere die Markierung, dann siehst du die Schritte.",
      none: "Nichts davon? Entferne die Markierung und entscheide den Fall wie jeden anderen.",
    },
  },
};
