import type { Phrases } from "../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "New password · Nakamatch",
  title: "A new password",
  intro: "Choose one that only you know. Then log in with it.",
  password: "New password",
  confirm: "Repeat the password",
  submit: "Save password",
  submitting: "Saving...",
  back: "Back to log in",
  successTitle: "Password updated",
  successText: "You can log in with it now. Taking you there.",
  validationTitle: "Validation error",
  failedTitle: "The password couldn't be updated",
  unexpectedTitle: "Unexpected error",
  linkInvalid: {
    title: "This link doesn't work",
    text: "It's invalid or has expired. Ask for a new one and we'll send it.",
  },
};
