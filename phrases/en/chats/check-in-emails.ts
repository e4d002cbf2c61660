import type { Phrases } from "../../dictionary.ts";

export const checkInEmails: Phrases["checkInEmails"] = {
  greeting: "Hi {{nickname}}!",
  trustedGreeting: "Hello!",
  invitation: {
    subject: "{{letters}} asks whether we may write to you",
    text: "{{letters}} uses Nakamatch and would like us to email you if they don’t answer us at an hour of their choice.",
    promise: "If you say yes, you get one email at most, and only if {{letters}} hasn’t answered.",
    until: "You can answer until {{when}}. Without an answer, we erase your address.",
    action: "Reply",
    after: "You don’t know anyone by that name? Choose “Never again”, and we won’t write to you any more.",
    why: "This email came to {{email}} because somebody who uses Nakamatch gave us your address.",
  },
  reminder: {
    subject: "Are you home?",
    text: "You wanted us to ask you: {{when}}. Are you home?",
    told: "If you don’t answer by this time, we’ll write to the person you trust: {{until}}.",
    nobody: "Nobody has agreed to be the person you trust: nobody will be told.",
    action: "Answer",
    why: "This email came to {{email}} because you set an hour to say that you’re home. It always comes by email too.",
  },
  alarm: {
    subject: "{{letters}} hasn’t answered",
    text: "{{letters}} hasn’t answered us since: {{when}}. By then they wanted to tell us that all is well.",
    ask: "Call {{letters}} now. If you can’t reach them, ask somebody near them to look in. If you think they’re in danger, call the emergency number.",
    link: "See where {{letters}} was going and with whom (the link they made)",
    action: "See whether there’s an answer",
    why: "This email came to {{email}} because you said we may write to you in this case. There won’t be another one.",
  },
  undelivered: {
    subject: "We couldn’t write to the person you trust",
    text: "Their mail server refused our email, so nobody has been told. Their address is erased.",
    isTriedOn:
      "Their mail server refuses our email, so nobody has been told yet. We’ll keep trying for a day, unless you answer.",
    action: "Open Nakamatch",
    why: "This email came to {{email}} because you set an hour to say that you’re home.",
  },
  emergency: "This is no emergency service. If somebody is in danger, call {{numbers}}.",
  emergencyLocal: "This is no emergency service. If somebody is in danger, call your local emergency number.",
  pages: {
    maker: {
      title: "Are you home?",
      text: "You wanted us to ask you: {{when}}.",
      home: "I’m home",
      end: "End the check-in",
      isHome: "Noted: you’re home. Nobody will be told.",
      isEnded: "The check-in has ended. Nobody will be told.",
      wasTold: "We had already written to the person you trust. Please tell them that you’re well.",
      isOver: "This check-in is over.",
    },
    trusted: {
      title: "{{letters}} asks whether we may write to you",
      yes: "Yes",
      no: "No",
      never: "Never again",
      isYes:
        "Thank you. We’ll write to you only if {{letters}} doesn’t answer: if so, not before: {{when}}. You can change your mind here.",
      isNo: "All right. Your address is erased.",
      isNever: "All right. Your address is erased, and we won’t write to you any more.",
      again: "Look again",
      hasAnswered: "{{letters}} has answered: {{when}}.",
      isOver: "This question is over.",
    },
    invalid: {
      title: "This link doesn’t work",
      text: "Open the whole link from the email.",
    },
    busy: {
      title: "Too many attempts",
      text: "Wait a minute and try again.",
    },
  },
};
