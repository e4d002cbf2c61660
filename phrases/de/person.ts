import type { Phrases } from "../dictionary.ts";

export const person: Phrases["person"] = {
  fields: {
    firstName: "Vorname",
    lastName: "Nachname",
    bio: "Über dich",
    bioPlaceholder: "Welche Serie hat dich wach gehalten? Zu welchem Spiel kehrst du immer zurück?",
    country: "Land",
    countryPlaceholder: "Land suchen",
    city: "Stadt",
    cityPlaceholder: "Stadt suchen",
    cityLocked: "Erst das Land",
    gender: "Geschlecht",
    lookingFor: "Was suchst du?",
    friendshipPreference: "Für Freundschaft interessieren mich",
    relationshipPreference: "Für eine Beziehung interessieren mich",
    nobody: "Wenn du niemanden ankreuzt, können wir dir auch niemanden zeigen.",
  },
  problems: {
    firstName: {
      required: "Gib deinen Vornamen an",
      invalid: "Im Vornamen gehen nur Buchstaben, Leerzeichen und Bindestriche",
      tooLong: "Der Vorname darf höchstens 10 Zeichen haben",
    },
    lastName: {
      required: "Gib deinen Nachnamen an",
      invalid: "Im Nachnamen gehen nur Buchstaben, Leerzeichen und Bindestriche",
      tooLong: "Der Nachname darf höchstens 10 Zeichen haben",
    },
    country: {
      required: "Wähl ein Land aus",
    },
    city: {
      required: "Wähl eine Stadt aus",
    },
    bio: {
      tooLong: "Deine Bio darf höchstens 300 Zeichen haben",
    },
    gender: {
      required: "Wähl ein Geschlecht aus",
    },
    lookingFor: {
      required: "Sag uns, was du suchst",
    },
  },
};
