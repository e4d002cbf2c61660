import type { Phrases } from "../../dictionary.ts";

export const questions: Phrases["questions"] = {
  banner: {
    title: "Das Moderationsteam hat eine Frage an dich",
    text: "Du kannst sie hier auf Nakamatch lesen und beantworten.",
    open: "Frage ansehen",
  },
  title: "Fragen des Teams",
  intro:
    "Bevor wir über ein Konto entscheiden, fragen wir manchmal nach. Antworte in deinen Worten: Wir bitten nie um Dokumente oder Fotos von Papieren.",
  templates: {
    age: "Wie alt bist du? Erzähl es uns in deinen Worten.",
    photos: "Bist du die Person auf deinen Profilfotos? Wenn nicht, woher sind sie?",
    person: "Ist das dein eigenes Profil, oder führst du es für jemand anderen?",
    side: "Ist in deinen Chats etwas passiert, das wir wissen sollten? Erzähl uns deine Sicht.",
    advertising: "Verkaufst oder bewirbst du auf Nakamatch etwas? Was ist es?",
    access: "Hat noch jemand dein Konto benutzt?",
  },
  note: "Anmerkung des Teams",
  asked: "Wir haben dich am {{date}} gefragt.",
  until: "Du kannst bis {{date}} antworten. Wenn du nicht antwortest, hat das allein keine Folgen.",
  open: "Antworten",
  label: "Deine Antwort",
  hint: "Du kannst einmal antworten. Das Moderationsteam liest es, andere Mitglieder nicht.",
  submit: "Antwort senden",
  sending: "Wird gesendet …",
  required: "Schreib deine Antwort",
  sentTitle: "Antwort gesendet",
  sentText: "Das Moderationsteam liest sie.",
  failedTitle: "Wir konnten deine Antwort nicht senden",
  answered: "Du hast am {{date}} geantwortet.",
  expired: "Die Zeit zum Antworten endete am {{date}}. Du musst nicht mehr antworten.",
  closed: "Du musst nicht mehr antworten.",
  unsent:
    "Auf diese Antwort wartet niemand mehr, deshalb wurde sie nicht gesendet. Dein Text bleibt hier, falls du ihn kopieren möchtest.",
};
