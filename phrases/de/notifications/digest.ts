import type { Phrases } from "../../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Neuigkeiten per E-Mail",
    text: "Was du verpasst hast: ungelesene Chats, Matches, Likes, neue Leute für deine gespeicherten Suchen und, wenn die E-Mail täglich kommt, wie viele Leute heute für dich da sind. Sie kommt abends, nie in deinen Ruhezeiten und nur, wenn es etwas Neues gibt.",
    label: "Wie oft",
    daily: "Jeden Tag",
    weekly: "Jede Woche",
    off: "Nie",
  },
  turns: {
    title: "Erinnerung an Chats",
    text: "Wenn du in einem Chat seit drei Tagen dran bist, erinnern wir dich ein einziges Mal: mit einer Zeile im Chat und einer in der E-Mail mit Neuigkeiten.",
    switch: "An Chats erinnern, in denen ich dran bin",
    hint: "Niemand sonst sieht das, und wir messen nicht, wie oft du antwortest.",
  },
  page: {
    meta: "Neuigkeiten per E-Mail · Nakamatch",
    title: "Weniger E-Mails",
    intro: "Einmal tippen, und wir sind still.",
    question: "Keine Neuigkeiten mehr per E-Mail?",
    text: "Die E-Mail mit Neuigkeiten kommt dann nicht mehr. E-Mails zu deinem Konto bekommst du weiterhin.",
    stop: "Abbestellen",
    doneTitle: "Erledigt: Es kommen keine mehr",
    doneText: "Wenn du es dir anders überlegst, schalte sie in den Einstellungen wieder ein.",
    invalidTitle: "Der Link funktioniert nicht",
    invalidText:
      "Er ist unvollständig oder nicht von uns. Öffne ihn noch einmal aus der E-Mail oder stell die E-Mails in den Einstellungen um.",
    settings: "Zu den Einstellungen",
  },
};
