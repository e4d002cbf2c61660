import type { Phrases } from "../../dictionary.ts";

export const likes: Phrases["likes"] = {
  like: "Like",
  likeName: "Like {{name}}",
  unlike: "Unlike",
  unlikeName: "Unlike {{name}}",
  liked: "You liked them",
  held: "Likes are back after the maintenance.",
  likeBack: "Like back",
  likeBackName: "Like back: {{name}}",
  likesYou: "{{name}} likes you",
  matched: "It’s a match",
  chat: "Chat",
  chatName: "Chat with {{name}}",
  endMatch: {
    title: "Take back your like for {{name}}?",
    text: "You’ll no longer be a match. If you’re already talking, your chat stays.",
  },
  inCommon: "In common",
  match: {
    title: "It’s a match!",
    text: "{{name}} wants to get to know you too. Break the ice!",
    ended: "{{name}} and you are a match again. The chat opens again if you both want it.",
    chat: "Open the chat",
    write: "Write to {{name}}",
    later: "Keep browsing",
  },
  toasts: {
    sent: "Like sent",
    sentText: "If {{name}} likes you too, it’s a match.",
    removed: "Like taken back",
    removedText: "You’ve taken back your like for {{name}}.",
    removedMatchText: "You’ve taken back your like for {{name}}, so you’re no longer a match.",
    match: "You have a match!",
    matchText: "You and {{name}} like each other.",
  },
  errors: {
    lookup: "We couldn’t save your like. Try again.",
    update: "We couldn’t send or take back your like. Try again.",
    insert: "We couldn’t send your like. Try again.",
    unexpected: "That didn’t work. Try again.",
  },
};
