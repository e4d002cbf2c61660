import type { Phrases } from "../../dictionary.ts";

export const caseQuestions: Phrases["caseQuestions"] = {
  ask: "Ask the person",
  title: "Questions to the person",
  dialog: {
    title: "Ask {{name}}",
    rules:
      "{{name}} reads and answers it on Nakamatch, within {{days}} days. Text only: don’t ask for documents or photos of papers, don’t say who reported, and don’t quote the evidence.",
    template: "Question",
    templateRequired: "Choose a question",
    note: "Add something",
    noteHint: "In your own words; it isn’t translated. Their language: {{language}}.",
    preview: "What {{name}} reads",
    choose: "Choose a question to see its text.",
    submit: "Send question",
    sent: "We’ve sent your question to {{name}}",
    failed: "We couldn’t send the question",
  },
  asked: "Asked on {{date}} by {{name}}",
  askedByGone: "Asked on {{date}}",
  answer: "Answered on {{date}}",
  states: {
    open: "They can answer until {{date}}.",
    expired: "Not answered. That alone is no reason for action.",
    closed: "Closed without an answer.",
  },
  marks: {
    open: "Question sent",
    answered: "Answered",
    expired: "Not answered",
    closed: "Question closed",
  },
};
