import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Settings · Nakamatch",
  title: "Settings",
  account: { title: "Account", email: "Email", nickname: "Nickname" },
  password: {
    title: "Password",
    text: "Changing it ends your other sessions, and we tell you by email.",
    open: "Change password",
    current: "Current password",
    next: "New password",
    save: "Save password",
    doneTitle: "Password changed",
    doneText: "Your other sessions have ended.",
    currentRequired: "Enter your current password.",
    set: {
      text: "You log in without a password. With one you can log in by your address too.",
      open: "Choose a password",
      prove: "Before you choose a password, confirm that it’s you.",
      doneTitle: "Password saved",
      doneText: "From now on you can also log in with your address and this password.",
    },
  },
  providers: {
    title: "Other ways in",
    text: "These accounts let you into Nakamatch too.",
    unlink: "Unlink",
    unlinkTitle: "Unlink {{provider}}?",
    unlinkText: "You won’t be able to log in with {{provider}} afterwards.",
    done: "{{provider}} no longer logs you in",
  },
  appearance: { title: "Language and theme", text: "They apply to this browser." },
  data: {
    title: "My data",
    text: "A file with everything we hold about you: a page to read, and the same for a computer.",
    request: "Prepare the file",
    building: "We’re preparing the file. We’ll write to you when it’s ready.",
    progress: "Preparing",
    download: "Download ({{size}})",
    until: "We delete it on {{date}}.",
    again: "Prepare another",
    failed: "The file couldn’t be prepared. Try again.",
  },
  deletion: {
    title: "Delete the account",
    text: "Your profile and everything of yours disappears from Nakamatch. We ask once more before that.",
  },
};
