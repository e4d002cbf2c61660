import type { Phrases } from "../../dictionary.ts";

export const safety: Phrases["safety"] = {
  menu: "Optionen für {{name}}",
  centre: { link: "Sicherheitstipps", newTab: "(öffnet sich in einem neuen Tab)" },
  block: {
    action: "Person blockieren",
    title: "{{name}} blockieren?",
    text: "Ihr seht euch dann nicht mehr und könnt euch nicht mehr schreiben, und der Chat verschwindet aus deiner Liste. Die Person erfährt nichts davon. Rückgängig machen kannst du das jederzeit unter „Blockierte Personen“ in deinem Profil.",
    confirm: "Blockieren",
    done: "Du hast {{name}} blockiert",
  },
};
