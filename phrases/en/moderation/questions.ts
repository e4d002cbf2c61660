import type { Phrases } from "../../dictionary.ts";

export const questions: Phrases["questions"] = {
  banner: {
    title: "The moderation team has a question for you",
    text: "You can read and answer it here, on Nakamatch.",
    open: "See the question",
  },
  title: "Questions from the team",
  intro:
    "Before we decide about an account, we sometimes ask. Answer in your own words: we never ask for documents or photos of papers.",
  templates: {
    age: "How old are you? Tell us in your own words.",
    photos: "Are you the person in your profile photos? If not, where are they from?",
    person: "Is this profile your own, or do you run it for someone else?",
    side: "Has something happened in your chats that we should know? Tell us your side.",
    advertising: "Do you use Nakamatch to sell or advertise something? What is it?",
    access: "Has anyone else used your account?",
  },
  note: "Note from the team",
  asked: "We asked you on {{date}}.",
  until: "You can answer until {{date}}. Not answering has no consequences by itself.",
  open: "Answer",
  label: "Your answer",
  hint: "You can answer once. The moderation team reads it, other members don’t.",
  submit: "Send answer",
  sending: "Sending…",
  required: "Write your answer",
  sentTitle: "Answer sent",
  sentText: "The moderation team will read it.",
  failedTitle: "We couldn’t send your answer",
  answered: "You answered on {{date}}.",
  expired: "The time to answer ended on {{date}}. You don’t need to answer any more.",
  closed: "You don’t need to answer any more.",
  unsent: "Nobody is waiting for this answer any more, so it wasn’t sent. Your text stays here for you to copy.",
};
