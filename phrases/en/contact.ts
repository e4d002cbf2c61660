import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contact · Nakamatch",
    description: "How to write to us: questions, ideas, trouble with your account or your data.",
  },
  title: "Contact",
  intro: "A question, an idea, something that doesn’t work? This is the place. Real people read what you write.",
  write: "Write to us at",
  button: "Write an email",
  error: "We couldn’t load the address.",
  faster: {
    title: "This may be faster",
    password: {
      title: "I can’t get in",
      text: "Ask for a new password on the login page: the link arrives right away.",
      link: "Go to login",
    },
    report: {
      title: "Someone is behaving badly",
      text: "Report them from their profile or from the chat. That saves the evidence, which an email can’t.",
      link: "What happens when you report",
    },
    decision: {
      title: "I was suspended or warned",
      text: "Appeal on the page that shows the decision. Can’t get in? You’ll see it when you try to log in. Someone else will review it.",
      link: "How appeals work",
    },
    data: {
      title: "It’s about my data",
      text: "You can download it or delete your account in the settings. For anything else, write to us from your account’s email address.",
      link: "Your rights",
    },
  },
};
