import type { Phrases } from "../../dictionary.ts";

export const appeals: Phrases["appeals"] = {
  tab: "Appeals",
  list: "Open appeals",
  total_one: "{{count}} open appeal",
  total_other: "{{count}} open appeals",
  sentAt: "Appealed on {{date}}",
  body: "Their appeal",
  decidedBy: "Decided by {{name}}",
  own: "You made this decision, so someone else has to decide on the appeal.",
  who: "You decide on what others on the team decided. Appeals from people you’ve ever reported don’t show up here.",
  showName: "Show the appeal from {{name}}",
  hideName: "Hide the appeal from {{name}}",
  decision: "The decision",
  automated: "A program made it.",
  pick: {
    title: "Choose an appeal",
    text: "Open it in the list: you’ll see the decision, the evidence and the person here.",
  },
  bar: {
    label: "Decision on the appeal from {{name}}",
    denied: "Keep",
    deniedName: "Keep the decision about {{name}}",
    granted: "Reverse",
    grantedName: "Reverse the decision about {{name}}",
  },
  dialog: {
    title: "Appeal from {{name}}",
    granted: "Grant it and reverse the decision",
    denied: "Reject it and keep the decision",
    answer: "Your answer",
    template: "Start with a template",
    answerHint: "They’ll get it by email exactly as you write it.",
    answerLanguage:
      "They’ll get it by email exactly as you write it; it isn’t translated. Their language: {{language}}.",
    answerRequired: "Write an answer with your reasons",
    submit: "Send answer",
    sending: "Sending…",
  },
  templates: {
    granted: {
      mistake: "We looked at everything again and you’re right: we made a mistake. We’re sorry.",
      context: "What you’ve told us changes how we see it. Thanks for explaining.",
    },
    denied: {
      rules: "We looked at everything again: it goes against our rules, so the decision stands.",
      known: "We had already considered what you’ve told us, and it doesn’t change the decision.",
    },
  },
  granted: "Appeal granted: the decision is reversed",
  denied: "Appeal rejected: the decision stands",
  failedTitle: "We couldn’t save your answer",
  empty: { title: "No open appeals", text: "When someone appeals a decision, it shows up here." },
  error: { title: "We couldn’t load the appeals", text: "Try again: that usually does it." },
};
