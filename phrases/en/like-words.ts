import type { Phrases } from "../dictionary.ts";

export const likeWords: Phrases["likeWords"] = {
  say: "Say something with your like",
  reply: "Reply with your like",
  title: "A few words for {{name}}",
  text: "They go with your like, once and without links. If you take the like back, they’re gone.",
  about: "About what?",
  photo: "Photo {{number}}",
  label: "Your words",
  placeholder: "Which scene stuck with you?",
  send: "Like and send",
  add: "Add to your like",
  problems: {
    empty: "Write something first.",
    tooLong: "At most {{max}} characters.",
    invalid: "Your words have invisible characters. Clear them and type them again.",
    link: "No links or email addresses, please.",
  },
  sent: "Sent with your like",
  sentText: "{{name}} will see it next to your like.",
  failed: "We couldn’t send it. Try again.",
  quote: {
    otherAbout: "{{name}} on {{title}}",
    otherPhoto: "{{name}} on your photo",
    other: "{{name}}, with a like",
    mineAbout: "You on {{title}}",
    minePhoto: "You on their photo",
    mine: "You, with your like",
  },
  chat: "With the likes",
  settings: {
    text: "Anyone who likes you can say something about your profile: one line, no links.",
    switch: "Get likes with words",
    hint: "If you turn this off, you only get likes. What you already have stays.",
  },
};
