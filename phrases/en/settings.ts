import type { Phrases } from "../dictionary.ts";

export const settings: Phrases["settings"] = {
  meta: "Settings · Nakamatch",
  title: "Settings",
  account: { title: "Account", email: "Email", nickname: "Nickname" },
  password: {
    title: "Password",
    text: "Changing it ends your other sessions, and we’ll let you know by email.",
    open: "Change password",
    current: "Current password",
    next: "New password",
    save: "Save password",
    doneTitle: "Password changed",
    doneText: "Your other sessions have ended.",
    currentRequired: "Enter your current password.",
    set: {
      text: "You log in without a password. With one, you can log in with your email address too.",
      open: "Choose a password",
      prove: "Before you choose a password, confirm that it’s you.",
      doneTitle: "Password saved",
      doneText: "From now on you can also log in with your email address and this password.",
    },
  },
  providers: {
    title: "Other ways to log in",
    text: "You can also log in to Nakamatch with these accounts.",
    unlink: "Unlink",
    unlinkTitle: "Unlink {{provider}}?",
    unlinkText: "You won’t be able to log in with {{provider}} afterwards.",
    done: "{{provider}} is unlinked",
  },
  appearance: { title: "Language and theme", text: "They apply to this browser only." },
  data: {
    title: "My data",
    text: "A file with everything we hold about you: a page to read, and the same data in machine-readable form.",
    request: "Prepare the file",
    building: "We’re preparing the file. We’ll email you when it’s ready.",
    progress: "Preparing",
    download: "Download ({{size}})",
    until: "We’ll delete it on {{date}}.",
    again: "Prepare another",
    failed: "The file couldn’t be prepared. Try again.",
  },
  deletion: {
    title: "Delete account",
    text: "Your profile and everything that’s yours disappear from Nakamatch. We’ll ask once more first.",
  },
};
