import type { Phrases } from "../../dictionary.ts";

export const resetPassword: Phrases["resetPassword"] = {
  meta: "New password · Nakamatch",
  title: "A new password",
  intro: "Choose one that only you know. Then log in with it.",
  password: "New password",
  confirm: "Repeat your password",
  submit: "Save password",
  submitting: "Saving…",
  back: "Back to login",
  successTitle: "Password changed",
  successText: "You can log in with it now. We’ll take you there.",
  validationTitle: "Something isn’t right yet",
  failedTitle: "We couldn’t change your password",
  unexpectedTitle: "Something went wrong",
  linkInvalid: {
    title: "This link doesn’t work",
    text: "It’s invalid or has expired. Ask for a new one and we’ll send it.",
  },
  objection: {
    question: "Do you object to bringing an earlier email address back?",
    text: "Then nothing changes until we’ve looked into it. Write to us and tell us why.",
    yes: "Yes, I object",
    doneTitle: "Done: nothing changes for now",
    doneText: "We’ll look into it. If the account is yours, write to us so that we can give it back to you.",
    write: "Write to us",
    invalid:
      "This link doesn’t work anymore: the 72 hours may be over, or there’s nothing to object to. Write to us, and we’ll have a look.",
    meta: "Object · Nakamatch",
    title: "A closed account",
    intro: "You help us return it to the person it belongs to.",
  },
  undo: {
    title: "Undo the email change",
    text: "Choose a new password. Your account returns to its previous email, you’re logged out everywhere, and we unlink Google and Discord and remove your passkeys.",
    invalid:
      "The link has already been used or is older than 7 days. If you can’t get into your account, write to us from the contact page.",
  },
};
