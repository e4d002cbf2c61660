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
  chat: "Chat",
  chatName: "Chat with {{name}}",
  endMatch: {
    title: "Unlike {{name}}?",
    text: "You’ll no longer be a match. If you’re already talking, your chat stays.",
  },
  inCommon: "In common",
  match: {
    title: "It’s a match!",
    text: "{{name}} likes you too. Break the ice!",
    chat: "Open the chat",
    later: "Keep browsing",
  },
  toasts: {
    sent: "Like sent",
    sentText: "If {{name}} likes you too, it’s a match.",
    removed: "Like removed",
    removedText: "You no longer like {{name}}.",
    removedMatchText: "You no longer like {{name}}, and you’re no longer a match.",
    match: "You have a match!",
    matchText: "{{name}} and you like each other.",
  },
  errors: {
    lookup: "The like couldn’t be processed. Try again.",
    update: "The like couldn’t be sent or removed. Try again.",
    insert: "The like couldn’t be sent. Try again.",
    unexpected: "That didn’t work. Try again.",
  },
};
