import type { Phrases } from "../../dictionary.ts";

export const confirmation: Phrases["confirmation"] = {
  title: "Just one thing left",
  text: "We’ve sent a link to {{email}}. Open it to confirm it’s you, then come on in.",
  resend: {
    button: "Send again",
    email: "Your email",
    emailRequired: "Enter your email",
    emailInvalid: "Enter a valid email, such as name@example.com",
    sentTitle: "Email sent",
    sentText: "If {{email}} isn’t confirmed yet, the link is on its way.",
    failedTitle: "We couldn’t send the email",
  },
  correct: {
    open: "Not your email?",
    title: "Correct the email",
    text: "We’ll send the link to the right email. The one before stops working.",
    email: "The right email",
    password: "Your password",
    passwordRequired: "Enter your password",
    send: "Send the link",
    failedTitle: "The email hasn’t changed",
    problems: {
      inUse: "This email is already in use",
      disposable: "This is a throwaway email. Use one that you’ll keep.",
    },
  },
};
