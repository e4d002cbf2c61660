import type { Phrases } from "../../dictionary.ts";

export const messageSearch: Phrases["messageSearch"] = {
  list: "Messages found",
  hint: "Type at least two letters of what you’re looking for.",
  loading: "Searching your messages…",
  none: "No message with “{{text}}”.",
  error: "We couldn’t search your messages.",
  shown_one: "{{count}} message in the list",
  shown_other: "{{count}} messages in the list",
};
