import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Profil bearbeiten · Nakamatch",
  title: "Profil bearbeiten",
  back: "Zurück",
  save: "Änderungen speichern",
  saving: "Wird gespeichert …",
  loading: "Dein Profil wird geladen …",
  sections: {
    personal: "Persönliche Angaben",
    location: "Wohnort",
    preferences: "Präferenzen",
    interests: "Was du liebst",
  },
  nickname: "Nickname",
  nicknameFixed: "Der Nickname lässt sich nicht ändern.",
  interestsSaved: "Jede Änderung an deinen Interessen wird sofort gespeichert.",
  preview: "So sehen dich andere",
  noBio: "Ohne ein Wort über dich lässt sich das Eis schwerer brechen.",
  toasts: {
    saved: "Profil aktualisiert",
    savedText: "Andere sehen deine Änderungen schon.",
    validation: "Da stimmt noch etwas nicht",
    loadError: "Dein Profil konnte nicht geladen werden",
    saveError: "Das Profil konnte nicht gespeichert werden",
    updateError: "Deine Änderungen sind noch da. Versuch es gleich noch einmal.",
    addError: "Der Titel konnte nicht hinzugefügt werden",
    removeError: "Der Titel konnte nicht entfernt werden",
  },
  loadFailed: {
    title: "Dein Profil ist nicht angekommen",
    text: "Wir konnten es nicht laden. Meist hilft ein neuer Versuch.",
  },
  unsaved: {
    title: "Seite ohne Speichern verlassen?",
    text: "Du hast dein Profil geändert und noch nicht gespeichert.",
    leave: "Ohne Speichern verlassen",
    stay: "Weiter bearbeiten",
  },
  newer: {
    title: "Dein Profil wurde anderswo geändert",
    text: "Ein anderer Tab oder ein anderes Gerät hat es gespeichert, während du es bearbeitet hast. Deine Änderungen sind noch da; alles andere ist auf dem neuesten Stand. Wo sich beides unterscheidet, ist Folgendes gespeichert:",
    take: "Gespeicherte Version übernehmen",
    keep: "Meine Version behalten",
    empty: "(leer)",
  },
};
