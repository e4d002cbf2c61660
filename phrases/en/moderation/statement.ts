import type { Phrases } from "../../dictionary.ts";

export const statement: Phrases["statement"] = {
  labels: {
    decision: "Decision",
    date: "Date",
    effect: "What it means",
    rule: "Rule broken",
    note: "Note from the team",
    basis: "What it’s based on",
    decider: "Who decided",
  },
  kinds: { warning: "Warning", ban: "Account suspended", photo: "Photo rejected" },
  effects: {
    warning: "Your account works as before. If it happens again, we may suspend it.",
    banUntil:
      "Until {{date}} you can’t log in, and nobody sees your profile. After that, your account works again by itself.",
    banForever: "You can’t log in, and nobody sees your profile. The suspension has no end date.",
    photo: "Nobody else sees that photo. You can upload another one at any time.",
    lifted: "This decision no longer applies.",
  },
  bases: {
    profile: "Your profile, as it was when someone reported it.",
    chat: "Messages from a chat, as they were when someone reported them.",
    both: "Your profile and messages from a chat, as they were when someone reported them.",
    words: "Words you sent with a like, as they were when someone reported them.",
    account: "What the moderation team saw on your account.",
    photo: "The photo you uploaded.",
  },
  deciders: {
    person: "A person from the moderation team. Nothing was decided automatically.",
    personAfterProgram: "A person from the moderation team, after a program flagged the photo.",
    program: "A program, automatically.",
  },
  appeal: {
    title: "Think it’s a mistake?",
    text: "Tell us why. Someone else on the team will read it, never the person who decided. You can appeal each decision once.",
    open: "Appeal",
    label: "Why you think it’s a mistake",
    submit: "Send appeal",
    sending: "Sending…",
    required: "Tell us why you think it’s a mistake",
    sentTitle: "Appeal sent",
    sentText: "We’ll email you once someone else on the team has reviewed it.",
    failedTitle: "We couldn’t send your appeal",
    underReview: "Your appeal has been under review since {{date}}. We’ll email you once there’s an answer.",
    granted: "We granted your appeal on {{date}}.",
    denied: "We rejected your appeal on {{date}}. The decision stands.",
    answer: "The team’s answer",
  },
};
