import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Vorname",
    lastName: "Nachname",
    nameFull: "Mehr als {{max}} Zeichen passen nicht.",
    bio: "Über dich",
    bioPlaceholder: "Welche Serie hat dich wach gehalten? Zu welchem Spiel kehrst du immer zurück?",
    country: "Land",
    countryPlaceholder: "Land suchen",
    city: "Stadt",
    cityPlaceholder: "Stadt suchen",
    cityLocked: "Erst Land wählen",
    gender: "Geschlecht",
    lookingFor: "Was suchst du?",
    friendshipPreference: "Für eine Freundschaft interessieren mich",
    relationshipPreference: "Für eine Beziehung interessieren mich",
    nobody: "Wenn du niemanden ankreuzt, können wir dir auch niemanden zeigen.",
  },
  problems: {
    firstName: {
      required: "Gib deinen Vornamen ein",
      invalid: "Der Vorname darf nur Buchstaben, Leerzeichen und Bindestriche enthalten",
      mixed: "Schreib deinen Vornamen in den Buchstaben eines einzigen Alphabets",
      tooLong: "Der Vorname darf höchstens 10 Zeichen lang sein",
    },
    lastName: {
      required: "Gib deinen Nachnamen ein",
      invalid: "Der Nachname darf nur Buchstaben, Leerzeichen und Bindestriche enthalten",
      mixed: "Schreib deinen Nachnamen in den Buchstaben eines einzigen Alphabets",
      tooLong: "Der Nachname darf höchstens 10 Zeichen lang sein",
    },
    country: {
      required: "Wähle ein Land aus",
    },
    city: {
      required: "Wähle eine Stadt aus",
    },
    bio: {
      invalid: "Deine Bio enthält unsichtbare Zeichen. Lösch sie oder tipp den Text von Hand.",
      tooLong: "Deine Bio darf höchstens 300 Zeichen lang sein",
    },
    gender: {
      required: "Wähle ein Geschlecht aus",
    },
    lookingFor: {
      required: "Sag uns, was du suchst",
    },
  },
};
