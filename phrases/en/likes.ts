import type { Phrases } from "../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Like",
  likeName: "Like {{name}}",
  unlike: "Unlike",
  unlikeName: "Unlike {{name}}",
  liked: "You liked them",
  likeBack: "Like back",
  likeBackName: "Like back: {{name}}",
  matched: "It’s a match",
  inCommon: "In common",
  match: {
    title: "It’s a match!",
    text: "{{name}} likes you too. Break the ice!",
    chat: "Open the chat",
    later: "Keep looking",
  },
  toasts: {
    sent: "Like sent",
    sentText: "If {{name}} likes you too, it’s a match.",
    removed: "Like taken back",
    removedText: "You no longer like {{name}}.",
    match: "You have a match!",
    matchText: "{{name}} and you like each other.",
  },
  errors: {
    lookup: "The like couldn’t be processed. Please try again.",
    update: "The like couldn’t be sent or taken back. Please try again.",
    insert: "The like couldn’t be sent. Please try again.",
    unexpected: "That didn’t work. Please try again.",
  },
};
