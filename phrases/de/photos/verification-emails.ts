import type { Phrases } from "../../dictionary.ts";

export const verificationEmails: Phrases["verificationEmails"] = {
  greeting: "Hallo {{nickname}}!",
  approved: {
    subject: "Dein Profil ist verifiziert",
    preheader: "Dein Profil trägt jetzt das Häkchen.",
    body: "Wir haben deine Geste mit deinem ersten Foto verglichen: Das bist du. Dein Profil trägt jetzt das Häkchen. Änderst du das erste Foto, verschwindet das Häkchen.",
    action: "Mein Profil ansehen",
  },
  rejected: {
    subject: "Wir konnten dein Profil nicht verifizieren",
    preheader: "Du kannst es noch einmal versuchen.",
    reasons: {
      no_gesture: "Auf deinem Foto sehen wir die Geste nicht, um die wir dich gebeten haben.",
      other_person: "Auf dem Foto mit der Geste und auf deinem ersten Foto sehen wir nicht dieselbe Person.",
      unclear: "Auf dem Foto deiner Geste erkennen wir zu wenig: Vielleicht ist es zu dunkel oder verwackelt.",
    },
    next: "Das ist nicht schlimm, und sonst weiß es niemand. Versuch es noch einmal, wann du magst, bei gutem Licht und mit dem ganzen Gesicht.",
    action: "Noch einmal versuchen",
  },
  expired: {
    subject: "Wir sind nicht dazu gekommen, dein Profil zu verifizieren",
    preheader: "Du kannst es noch einmal versuchen.",
    body: "Sieben Tage sind vorbei, und niemand hat deine Geste mit deinem ersten Foto verglichen. Das lag an uns: Es zählt nicht als Versuch.",
  },
  erased: "Das Foto deiner Geste haben wir schon gelöscht.",
  why: "Wir schreiben an {{email}}, weil du um das Häkchen gebeten hast.",
};
