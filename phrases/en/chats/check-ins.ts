import type { Phrases } from "../../dictionary.ts";

export const checkIns: Phrases["checkIns"] = {
  text: "At the hour you choose, we ask you by email and notification whether you’re home. If you don’t answer within {{minutes}} minutes, we write to the person you trust.",
  emergency: "This is no emergency service. If somebody is in danger, call {{numbers}}.",
  emergencyLocal: "This is no emergency service. If somebody is in danger, call your local emergency number.",
  name: "“I’m home” check-in",
  question: "Are you home?",
  form: {
    email: "Email of the person you trust",
    emailHint:
      "We ask them now; until they agree, nobody is told. If they want no more invitations, or have had too many, nothing is sent.",
    letters: "The name they’ll read",
    lettersHint:
      "They read nothing of the plan or the other person but your link: only this name, that you use Nakamatch, and since when you haven’t answered.",
    otherEmail: "Another trusted person: their email",
    stays: {
      asked: "We’ve already asked the person you trust: if you change the hour, the question stands.",
      confirmed: "The person you trust has agreed and stays: nobody needs to be asked again if you change the hour.",
    },
    submit: "Save",
  },
  hour: {
    waiting: "We’ll ask you: {{time}}",
    come: "It’s time: {{time}}",
    due: "We asked you: {{time}}",
    told: "You haven’t answered since: {{time}}",
  },
  trusted: {
    none: "You haven’t chosen anyone: if you don’t answer, nobody will be told.",
    asked: "The person you trust hasn’t agreed yet. Until then, nobody will be told.",
    confirmed: "The person you trust has agreed. If you don’t answer, we’ll write to them: {{time}}",
    declined: "The person you trust said no: nobody will be told.",
    unanswered: "Nobody agreed in time: nobody will be told.",
    undeliverable: "Their mail server refused our email: nobody will be told.",
  },
  told: "We wrote to the person you trust: {{time}}",
  reminderLate:
    "Our email to you hasn’t gone out yet. Until it does, nobody will be told; if you don’t answer after that, we’ll write to the person you trust {{minutes}} minutes later.",
  triedOn:
    "The mail server of the person you trust refuses our email, so nobody has been told yet. If you don’t answer, we’ll keep trying for a day.",
  home: "I’m home",
  end: "End the check-in",
  change: "Change the hour or the person",
  changeHour: "Change the hour",
  of: "Plan with {{name}}: {{time}}",
  ofPlan: "Your plan: {{time}}",
  keep: {
    question: "The plan is canceled. Does your “I’m home” check-in go on?",
    goesOn: "If you say nothing, it goes on, and we ask you whether you’re home: {{time}}.",
    told: "If you don’t answer then, we’ll write to the person you trust: {{time}}.",
    asked: "The person you trust hasn’t agreed yet.",
    nobody: "Nobody would be told.",
    yes: "Keep it",
  },
  done: {
    home: "Noted: you’re home",
    end: "The check-in has ended",
    keep: "The check-in goes on",
    hour: "The hour has changed",
    stays: "The person you trust stays the same: they’ve already agreed.",
    sameName: "You’ve already asked this person as {{letters}}: that name stays.",
    nobody: "Nobody will be told about this plan.",
    wasTold: "We had already written to the person you trust. Please tell them that you’re well.",
  },
  own: {
    title: "Your “I’m home” check-ins",
    text: "They go on after a block or a canceled plan: only you end them.",
  },
  problems: {
    noHour: "Choose a day and a time.",
    past: "That time has passed.",
    beforePlan: "Not before the plan begins.",
    tooFar: "At most {{max}} hours after the plan.",
    email: "Enter a valid email, such as name@example.com",
    letters: "A name of at most {{max}} letters, in one alphabet and without swearwords.",
  },
};
