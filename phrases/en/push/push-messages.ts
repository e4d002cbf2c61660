import type { Phrases } from "../../dictionary.ts";

export const pushMessages: Phrases["pushMessages"] = {
  message: { title: "New message from {{name}}", text: "Come and read it.", spoiler: "[spoiler]" },
  takenBack: { title: "{{name}} took back a message", text: "There’s nothing left to read." },
  end: { title: "{{name}} has ended your conversation", text: "Come and read their words." },
  match: { title: "It’s a match with {{name}}!", text: "You like each other. Who’ll break the ice?" },
  like: { title: "Someone likes you", text: "Come and find out who." },
  cases: { title: "There are cases to review", text: "Someone reported something, and nobody has looked at it yet." },
  plan: {
    proposed: "New plan",
    accepted: "Your plan is agreed",
    asked: "Another time for your plan?",
    declined: "A no to the plan",
    withdrew: "Your plan keeps its time",
    cancelled: "Your plan is canceled",
    text: "Come and have a look.",
  },
  planReminder: { title: "Reminder: your plan, {{when}}", text: "Come and see what and where." },
};
