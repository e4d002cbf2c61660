import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Canceled: {{title}}",
  greeting: "Hi {{nickname}}!",
  agreed: {
    subject: "Your plan: {{when}}",
    text: "You’ve agreed on this plan:",
    file: "The attached file adds it to your calendar, or moves it there.",
  },
  cancelled: {
    subject: "Canceled: your plan ({{when}})",
    text: "This plan is canceled:",
    file: "The attached file removes it from your calendar.",
  },
  reminder: { subject: "Reminder: your plan ({{when}})", text: "Your plan is coming up:" },
  what: "What: {{what}}",
  when: "When: {{when}}",
  place: "Where: {{place}}",
  action: "Open the chat",
  why: "You get emails about your plans at {{email}} because you switched them on. You can switch them off in the settings.",
};
