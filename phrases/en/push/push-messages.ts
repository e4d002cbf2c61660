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
    accepted: "Your plan is on",
    asked: "Another time for your plan?",
    declined: "Plan declined",
    withdrew: "Your plan’s time stays the same",
    cancelled: "Your plan is canceled",
    text: "Come and have a look.",
  },
  checkIn: { title: "Are you home?", text: "Answer, so that nobody gets worried." },
  planReminder: { title: "Reminder: your plan, {{when}}", text: "Come and see the details." },
};
