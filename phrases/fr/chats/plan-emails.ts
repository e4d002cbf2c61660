import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Annulé : {{title}}",
};
