import type { Phrases } from "../../dictionary.ts";

export const photos: Phrases["photos"] = {
  list: "Your photos",
  main: "Main photo",
  photo: "Photo {{number}} of {{count}}",
  menu: "Options for photo {{number}}",
  sortable: "movable",
  instructions:
    "Press the space bar to pick the photo up, move it with the arrow keys, and press space again to drop it. Escape leaves it where it was.",
  lifted: "You’ve picked up photo {{number}} of {{count}}.",
  over: "The photo is in position {{number}} of {{count}}.",
  dropped: "You’ve dropped the photo in position {{number}} of {{count}}.",
  cancelled: "The photo is back in its place.",
  first: "Make it the main photo",
  earlier: "Move forward",
  later: "Move back",
  remove: "Remove",
  removeTitle: "Remove this photo?",
  removeText: "We delete it for good. You can upload another one whenever you like.",
  failed: "We couldn’t save your photos",
};
