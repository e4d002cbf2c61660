import type { Phrases } from "../../dictionary.ts";

export const going: Phrases["going"] = {
  go: "Ich gehe hin",
  mine: "Deine Veranstaltungen",
  count: "{{count}} Leute oder mehr gehen hin",
  mark: "Du gehst hin",
  loves: "Lieblingstitel",
  title: "Du gehst zu dieser Veranstaltung",
  was: "Du wolltest zu dieser Veranstaltung",
  view: {
    liked: "Du teilst es mit Leuten, denen du ein Like gegeben hast, und deinen Matches.",
    all: "Du teilst es mit allen passenden Leuten, die hingehen.",
  },
  verified: "Nur mit verifizierten Leuten.",
  change: "Ändern, wer es sieht",
  leave: "Ich gehe doch nicht hin",
  leaving: {
    title: "Doch nicht?",
    text: "Du verschwindest sofort aus der Liste. Kommst du zurück, beginnen die 24\u00a0Stunden von vorn.",
    stay: "Ich gehe weiter hin",
  },
  left: "Du gehst nicht mehr zu dieser Veranstaltung.",
  moved: {
    title: "Diese Veranstaltung hat sich geändert",
    text: "Sieh dir die Tage und den Ort noch einmal an.",
    still: "Ich gehe weiter hin",
  },
  withdrawn: "Zurückgezogen",
  changed: "Geändert",
  opens: {
    title: "Wer hingeht",
    today: "Die Liste öffnet sich heute um {{time}}. Ab dann seht ihr euch.",
    tomorrow: "Die Liste öffnet sich morgen um {{time}}. Ab dann seht ihr euch.",
  },
  people_one: "Du siehst {{count}} Person, die hingeht, und sie sieht dich",
  people_other: "Du siehst {{count}} Leute, die hingehen, und sie sehen dich",
  list: "Wer hingeht",
  nobody: {
    liked:
      "Du siehst noch niemanden. Leute, die dir gefallen, erscheinen hier, sobald sie hingehen und auch dich sehen dürfen.",
    all: "Du siehst noch niemanden. Passende Leute erscheinen hier, sobald sie hingehen und auch dich sehen dürfen.",
  },
  error: {
    title: "Wir konnten die Liste nicht öffnen",
    text: "Sie ist noch da: Versuch es gleich noch einmal.",
  },
  dialog: {
    title: "Ich gehe zu dieser Veranstaltung",
    change: "Wer sieht, dass ich hingehe",
    text: "Es sagt nur, dass du hingehst: den Tag und die Stadt, sonst nichts. Wer nicht hingeht, sieht nicht, wer hingeht.",
    view: "Wen siehst du, und wer sieht dich?",
    liked: "Leute, die mir gefallen, und meine Matches",
    all: "Alle passenden Leute, die hingehen",
    rule: {
      liked:
        "Du siehst Leute, die dir gefallen, und sie sehen dich, wenn auch ihre Wahl es erlaubt. Sonst weiß niemand, dass du hingehst.",
      all: "Du siehst alle passenden Leute, deren Wahl es erlaubt, und sie sehen dich. Sonst weiß niemand, dass du hingehst.",
    },
    verified: "Nur verifizierte Leute",
    verifiedHint: "Andere siehst du nicht, und sie sehen dich nicht.",
    when: "Ab 24\u00a0Stunden nach deiner Zusage und bis eine Woche nach der Veranstaltung. Absagen kannst du jederzeit.",
    left_one: "Du kannst in 30\u00a0Tagen noch {{count}}-mal zusagen oder ändern.",
    left_other: "Du kannst in 30\u00a0Tagen noch {{count}}-mal zusagen oder ändern.",
    save: "Speichern",
  },
  news: {
    moved: "Eine Veranstaltung, zu der du gehst, hat sich geändert: {{name}}",
    withdrawn: "Eine Veranstaltung, zu der du wolltest, wurde zurückgezogen: {{name}}",
    open: "Ansehen",
  },
};
