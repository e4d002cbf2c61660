import type { Phrases } from "../../dictionary.ts";

/** What a banned person reads at sign-in. */
export const suspension: Phrases["suspension"] = {
  other: "Log in with another account",
  title: "Your account is suspended",
  reason: "Reason",
  until: "Until",
  permanent: "Permanent",
  signIn: "Log in to read everything. If it’s a mistake, you can appeal there.",
  over: {
    title: "Your account is active again",
    text: "The suspension is over. Log in to pick up where you left off; if you had notifications in this browser, they come back by themselves.",
  },
  data: {
    title: "Your data",
    text: "Even though your account is suspended, your data is yours: you can download it or delete your account. You have half an hour; after that, log in again.",
    open: "Download my data or delete my account",
  },
};
