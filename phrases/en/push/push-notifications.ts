import type { Phrases } from "../../dictionary.ts";

export const pushNotifications: Phrases["pushNotifications"] = {
  title: "Push notifications",
  text: "So you don’t miss a thing when you’re not on Nakamatch.",
  here: "In this browser",
  hereHint: "The browser will ask you for permission.",
  hereOff: "They’re off in this browser. What you choose here applies wherever you turn them on.",
  hereError: "We couldn’t change that. Try again in a moment.",
  none: "This browser can’t show notifications. On iPhone and iPad, add Nakamatch to the home screen first.",
  unanswered:
    "Your browser doesn’t have your permission: you closed its question, or it didn’t ask. Turn them on again and choose “Allow”, or allow them for this site in your browser’s settings.",
  refused:
    "You’ve blocked Nakamatch’s notifications in this browser. Allow them in the browser’s settings and come back.",
  brief: "There are no notifications in this login, because it ends when you close the browser.",
  messages: "New messages",
  matches: "New matches",
  likes: "New likes",
  likesHint: "We won’t say who they’re from.",
  cases: "Moderation cases",
  casesHint: "We won’t say who it’s about. At most one an hour while nobody’s looking at the cases.",
  showsText: "Show the text of messages",
  showsTextHint: "Anyone who sees your screen can read it. We never show spoilers.",
  quiet: "Quiet hours",
  quietHint: "Nothing gets through during these hours (your local time).",
  zoneUnknown: "Your browser doesn’t say which time zone you’re in, so we go by UTC.",
  from: "From",
  until: "Until",
  sound: {
    title: "Sound",
    text: "A short tone when a message arrives and its chat isn’t on your screen. Only in this browser, while Nakamatch is open.",
    switch: "Sound for messages",
  },
};
