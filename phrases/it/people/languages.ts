import type { Phrases } from "../../dictionary.ts";

export const languages: Phrases["languages"] = {
  ask: "Che lingue parli?",
  hint: "Fino a {{count}}. Si vedono sul tuo profilo.",
  full: "Sono già {{count}}. Togline una per aggiungerne un’altra.",
  placeholder: "Cerca una lingua",
  chosen: "Lingue che hai scelto",
  needed: "Scegline almeno una: senza le tue lingue non sappiamo chi cercare.",
};
