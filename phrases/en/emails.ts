import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "See you on Nakamatch.",
    linkHint: "If the button doesn't work, copy this address into your browser:",
  },
  confirmation: {
    subject: "Confirm your email and step into Nakamatch",
    greeting: "Hi {{nickname}}!",
    body: "Your account is ready. All that's left is to confirm that this address is yours.",
    action: "Confirm my email",
    after:
      "The link works for 24 hours. If it wasn't you who signed up, ignore this message: nobody sees an unconfirmed account.",
  },
  passwordReset: {
    subject: "Choose a new password",
    greeting: "Hi {{nickname}}!",
    body: "Someone, most likely you, asked to change the password of your account.",
    action: "Choose a new password",
    after: "The link works for one hour. If it wasn't you, ignore this message: your password stays as it is.",
  },
};
