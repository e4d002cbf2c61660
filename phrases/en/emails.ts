import type { Phrases } from "../dictionary.ts";

export const emails: Phrases["emails"] = {
  layout: {
    signature: "See you on Nakamatch.",
    linkHint: "Button not working? Copy this address into your browser:",
  },
  confirmation: {
    subject: "Confirm your email and get started on Nakamatch",
    preheader: "You're one click away. The link works for 24 hours.",
    greeting: "Hi {{nickname}}!",
    body: "Your account is ready. All that's left is to confirm that this address is yours.",
    action: "Confirm my email",
    after: "The link works for 24 hours.",
    why: "You're getting this email because someone created a Nakamatch account with the address {{email}}. If it wasn't you, just ignore it: no one can see an unconfirmed account, and we'll delete it within a few days.",
  },
  passwordReset: {
    subject: "Choose a new password",
    preheader: "The link works once, for one hour.",
    greeting: "Hi {{nickname}}!",
    body: "Someone, most likely you, asked to change your account's password.",
    action: "Choose a new password",
    after: "The link works once, for one hour.",
    why: "You're getting this email because someone asked for a new password for the account of {{email}}. If it wasn't you, just ignore it: your password stays the same.",
  },
};
