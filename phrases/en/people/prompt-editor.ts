import type { Phrases } from "../../dictionary.ts";

export const promptEditor: Phrases["promptEditor"] = {
  choose: "Pick a question",
  another: "Pick another question",
  full: "You have {{max}} answers. Remove one to add another.",
  search: "Search for a question",
  nothing: "No question has those words.",
  topics: { taste: "Tastes", habits: "Habits", together: "Together", opinions: "Opinions" },
  save: "Save answer",
  change: "Change the answer: {{question}}",
  up: "Move up: {{question}}",
  down: "Move down: {{question}}",
  remove: "Remove: {{question}}",
  saved: "Answer saved",
  moved: "Order saved",
  removed: "Answer removed",
  ask: {
    title: "Remove this answer?",
    text: "It will disappear from your profile, and you can’t get it back.",
    confirm: "Remove answer",
  },
  newer: "A new question. Reload the page to see it.",
  failed: "We couldn’t save your answers",
  problems: {
    required: "Write something before you save.",
    tooLong: "No more than {{max}} characters fit.",
    invalid: "Your answer has invisible characters. Clear it and type it again.",
  },
};
