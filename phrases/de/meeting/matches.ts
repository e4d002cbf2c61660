import type { Phrases } from "../../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matches · Nakamatch",
  title: "Deine Matches",
  tabs: { label: "Likes", mutual: "Gegenseitig", likedMe: "Likes für mich", iLiked: "Meine Likes" },
  lists: { mutual: "Ihr mögt euch", likedMe: "Sie mögen dich", iLiked: "Du magst sie" },
  shown_one: "{{list}}: {{shown}} Person",
  shown_other: "{{list}}: {{shown}} Personen",
  loading: "Deine Matches kommen …",
  new: "Neu",
  ended: "Chat beendet",
  noMessages: "Noch keine Nachrichten",
  onlyWaiting: "Nur wer auf deine Antwort wartet",
  nobodyWaiting: "Niemand wartet auf deine Antwort.",
  waiting_one: "{{shown}} Like wartet auf dich",
  waiting_other: "{{shown}} Likes warten auf dich",
  toMatch: "Zum Match",
  toMatchName: "Zum Match mit {{name}}",
  discover: "Leute entdecken",
  empty: {
    waiting_one:
      "Eine Person möchte dich kennenlernen. Erwidere das Like: Dann ist es ein Match und du kannst chatten.",
    waiting_other:
      "{{shown}} Leute möchten dich kennenlernen. Erwidere ein Like: Dann ist es ein Match und du kannst chatten.",
    mutual: {
      title: "Noch keine Matches",
      text: "Sobald jemand dein Like erwidert, seht ihr euch hier und könnt loslegen.",
    },
    likedMe: {
      title: "Deine ersten Likes kommen noch",
      text: "Mach den ersten Schritt: Mit einem Like fällst du auf.",
    },
    iLiked: {
      title: "Noch kein Like verschickt",
      text: "Schau dir die Leute an, die lieben, was du liebst.",
    },
  },
  error: {
    title: "Wir konnten deine Matches nicht öffnen",
    text: "Sie sind noch da: Versuch es gleich noch einmal.",
  },
};
