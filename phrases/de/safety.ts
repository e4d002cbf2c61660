import type { Phrases } from "../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Optionen für {{name}}",
  centre: { link: "Sicherheitstipps", newTab: "(öffnet sich in einem neuen Tab)" },
  block: {
    action: "Person blockieren",
    title: "{{name}} blockieren?",
    text: "Ihr seht einander dann nicht mehr und könnt euch nicht mehr schreiben; der Chat verschwindet aus deiner Liste. Die Person erfährt nichts davon. In deinem Profil kannst du das unter „Blockierte Personen“ jederzeit rückgängig machen.",
    confirm: "Blockieren",
    done: "Du hast {{name}} blockiert",
  },
};
