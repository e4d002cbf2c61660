import type { Phrases } from "../../dictionary.ts";

export const languages: Phrases["languages"] = {
  ask: "Welche Sprachen sprichst du?",
  hint: "Bis zu {{count}}. Sie stehen in deinem Profil.",
  full: "Das sind schon {{count}}. Entferne eine, um eine andere hinzuzufügen.",
  placeholder: "Sprache suchen",
  chosen: "Ausgewählte Sprachen",
  needed: "Wähle mindestens eine: Ohne deine Sprachen wissen wir nicht, wen wir suchen sollen.",
};
