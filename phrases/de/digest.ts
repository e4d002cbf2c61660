import type { Phrases } from "../dictionary.ts";

export const digest: Phrases["digest"] = {
  settings: {
    title: "Zusammenfassung per E-Mail",
    text: "Was es Neues gibt, wenn du eine Weile nicht da warst: ungelesene Chats, Matches und Likes. Sie kommt abends, außerhalb deiner Ruhezeiten, und nur, wenn es etwas Neues gibt.",
    label: "Wie oft",
    daily: "Jeden Tag",
    weekly: "Jede Woche",
    off: "Nie",
  },
  page: {
    meta: "Zusammenfassung per E-Mail · Nakamatch",
    title: "Weniger E-Mails",
    intro: "Einmal tippen, und ich schreibe dir nicht mehr.",
    question: "Keine Zusammenfassungen mehr per E-Mail?",
    text: "Du bekommst die E-Mail mit deinen Neuigkeiten dann nicht mehr. E-Mails zu deinem Konto kommen weiterhin.",
    stop: "Abbestellen",
    doneTitle: "Erledigt: Du bekommst keine Zusammenfassungen mehr",
    doneText: "Wenn du es dir anders überlegst, schalte sie in den Einstellungen wieder ein.",
    invalidTitle: "Der Link funktioniert nicht",
    invalidText:
      "Ein Stück fehlt, oder er ist nicht von uns. Öffne ihn noch einmal aus der E-Mail oder ändere die Zusammenfassungen in den Einstellungen.",
    settings: "Zu den Einstellungen",
  },
};
