import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Settings · Nakamatch",
  title: "Settings",
  account: { title: "Account", email: "Email", nickname: "Nickname" },
  appearance: { title: "Language and theme", text: "They apply to this browser." },
  deletion: {
    title: "Delete the account",
    text: "Your profile and everything of yours disappears from Nakamatch. We ask once more before that.",
  },
};
