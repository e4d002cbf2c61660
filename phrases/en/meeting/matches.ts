import type { Phrases } from "../../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matches · Nakamatch",
  title: "Your matches",
  tabs: { label: "Likes", mutual: "Mutual", likedMe: "Liked me", iLiked: "I liked" },
  lists: { mutual: "You like each other", likedMe: "They liked you", iLiked: "You liked them" },
  shown_one: "{{list}}: {{shown}} person",
  shown_other: "{{list}}: {{shown}} people",
  loading: "Opening your matches…",
  new: "New",
  ended: "Conversation ended",
  noMessages: "No messages yet",
  onlyWaiting: "Only those waiting for your reply",
  nobodyWaiting: "Nobody’s waiting for your reply.",
  waiting_one: "{{shown}} like is waiting for you",
  waiting_other: "{{shown}} likes are waiting for you",
  toMatch: "See the match",
  toMatchName: "See the match with {{name}}",
  discover: "Discover people",
  empty: {
    waiting_one: "One person wants to get to know you. Like them back: it becomes a match, and you can chat.",
    waiting_other: "{{shown}} people want to get to know you. Like someone back: it becomes a match, and you can chat.",
    mutual: {
      title: "No matches yet",
      text: "As soon as someone returns your like, you’ll see them here and can start chatting.",
    },
    likedMe: {
      title: "Your first likes are on their way",
      text: "Make the first move: a like from you gets you noticed.",
    },
    iLiked: {
      title: "No likes sent yet",
      text: "Have a look at the people who love what you love.",
    },
  },
  error: {
    title: "We couldn’t open your matches",
    text: "They’re still there: try again in a moment.",
  },
};
