import type { Phrases } from "../../dictionary.ts";

export const subscriptionSuccess: Phrases["subscriptionSuccess"] = {
  meta: "Subscription · Nakamatch",
  title: "You’re premium!",
  text: "Your name now shines in gold, with a crown.",
  waitingTitle: "We’re confirming your payment",
  waiting: "It usually takes a few seconds. This page updates by itself.",
  slow: "This is taking longer than usual. There’s no need to pay again: as soon as the payment is confirmed, you’ll be premium. We’ll let you know by email.",
  email: "A confirmation email is on its way.",
  reference: "Payment reference",
  keep: "Keep it: if you write to us, we’ll ask for it.",
  copy: "Copy the reference",
  copied: "Copied",
  copyError: "We couldn’t copy it. Select it and copy it by hand.",
  gives: "What you have now",
  dashboard: "Discover people",
  chats: "Go to my chats",
  contact: "Contact",
};
