import type { Phrases } from "../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matches · Nakamatch",
  title: "Your matches",
  tabs: { label: "Kinds of likes", mutual: "Mutual", likedMe: "Liked me", iLiked: "I liked" },
  lists: { mutual: "You like each other", likedMe: "They liked you", iLiked: "You liked them" },
  shown_one: "{{list}}: {{shown}} person",
  shown_other: "{{list}}: {{shown}} people",
  loading: "Opening your matches…",
  new: "New",
  noMessages: "No messages yet",
  onlyWaiting: "Only those waiting for your answer",
  discover: "Discover people",
  empty: {
    mutual: {
      title: "No matches yet",
      text: "When someone you liked likes you too, you’ll see them here and can start to chat.",
    },
    likedMe: {
      title: "Nobody has liked you yet",
      text: "Make the first move: a like from you gets you noticed.",
    },
    iLiked: {
      title: "You haven’t liked anyone yet",
      text: "Have a look at the people who love what you love.",
    },
  },
  error: {
    title: "We couldn’t open your matches",
    text: "They’re still there: try again in a moment.",
  },
};
