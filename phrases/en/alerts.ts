import type { Phrases } from "../dictionary.ts";

export const alerts: Phrases["alerts"] = {
  title: "Push notifications",
  text: "We let you know when you don’t have Nakamatch open.",
  here: "In this browser",
  hereHint: "The browser will ask you for permission.",
  hereOff: "They don’t reach you in this browser: what you choose here counts wherever you turn them on.",
  hereError: "That couldn’t be changed. Try again in a moment.",
  none: "This browser can’t show notifications. On iPhone and iPad, add Nakamatch to the home screen first.",
  refused:
    "You’ve blocked Nakamatch’s notifications in this browser. Allow them in the browser’s settings and come back.",
  messages: "New messages",
  matches: "New matches",
  likes: "New likes",
  likesHint: "Without saying who they’re from.",
  cases: "Moderation cases",
  casesHint: "Never says about whom, at most once an hour while nobody looks at the queue.",
  showsText: "Show the text of messages",
  showsTextHint: "Anyone who sees your screen can read it. Spoilers aren’t shown.",
  quiet: "Quiet hours",
  quietHint: "You won’t get anything during these hours. They’re in your local time.",
  zoneUnknown: "Your browser doesn’t say which time zone you’re in, so UTC counts.",
  from: "From",
  until: "Until",
};
