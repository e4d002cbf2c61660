import type { Phrases } from "../../dictionary.ts";

export const caseMarks: Phrases["caseMarks"] = {
  names: {
    danger: "Someone is in danger",
    underage: "May be under 18",
    money: "Asks for money",
    unsure: "May be urgent",
  },
  by: {
    reporter: "The reporter says so",
    moderator: "Marked by the moderation team",
  },
  answer: "The reporter’s answer: {{answer}}",
  menu: "Mark the case",
  change: "Change the mark",
  remove: "Remove the mark",
  failed: "We couldn’t change the mark",
  todo: "What to do",
  signs: {
    danger: "Someone may be in danger. {{source}}",
    underage: "They may be under 18. {{source}}",
    money: "They may be asking for money. {{source}}",
  },
  sources: {
    reported: "They write: “{{text}}”",
    reporter: "The reporter writes: “{{text}}”",
    description: "The report says: “{{text}}”",
  },
  signsNote: "A rule found this, and rules can be wrong. Read it and decide whether to mark the case.",
  set: "Mark",
  steps: {
    danger: {
      serious: "Take it seriously, and don’t argue about whether it’s meant.",
      call: "Is there a place, a time or a name, and is it now? Call the emergency number (112 in Europe, 911 in much of the Americas, 190 in Brazil) and read out what you have. City and country are on the profile. Note who answers, and when.",
      tell: "Call first, then tell the operator of Nakamatch. No one needs permission to save a life.",
      keep: "Leave the case open. Don’t ban someone who speaks of suicide: they would lose the people they talk to, and we’d lose our only way to reach them.",
      threat:
        "Threats against someone else: ban permanently for “Offensive content”, once the police have what they need.",
      write:
        "Write down what you knew, when, and whom you called, but not in the notes of a decision: the person may read those.",
    },
    underage: {
      look: "Look at the profile and the evidence. A young face proves nothing; a stated age, a school year or a parent who writes does.",
      sexual:
        "Is there anything sexual from or with this person? Don’t copy, forward or describe it. Ban everyone who sent it permanently, and tell the operator of Nakamatch today.",
      clear:
        "A clear sign: ban permanently for “Other”, with the fact in the notes, such as “age: says they’re 16 in the chat of May 3”.",
      ask: "No clear sign: ask from the case how old they are, and wait for the answer. No answer proves nothing: decide by what you see.",
      quiet: "Don’t tell the people who talked to them, unless the police ask you to.",
    },
    money: {
      look: "Read the evidence: who asks for what, and with which story? Check the flags and other reports for the same story told to others.",
      paid: "Has someone paid or given away a code? Write to them now: call the bank, keep the messages, go to the police. In the first hours a payment can still be stopped.",
      clear:
        "An investment, a gift card, a code, or one story for many people: ban permanently for “Spam or unwanted content”, or for “Impersonation” if the photos are someone else’s.",
      doubt:
        "A tight spot or a misunderstanding between two people who know each other: warn. Don’t decide who owes what.",
      forced: "Does it look as if someone makes them ask? Then they’re in danger: change the mark.",
    },
    unsure: {
      look: "Read the report and all of the evidence, earlier messages too.",
      choose: "Is someone in danger, under 18, or asking for money? Change the mark, and you’ll see the steps.",
      none: "None of that? Remove the mark and decide the case like any other.",
    },
  },
};
