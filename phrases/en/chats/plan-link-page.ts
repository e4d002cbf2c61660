import type { Phrases } from "../../dictionary.ts";

export const planLinkPage: Phrases["planLinkPage"] = {
  first: {
    title: "A plan, so that you know",
    text: "Somebody who trusts you wants you to know who they’re meeting, when and where.",
    show: "Show the plan",
  },
  ended: {
    title: "This link no longer works",
    text: "Whoever gave it to you can give you a new one while the plan stands.",
  },
  title: "The plan",
  person: "With whom",
  named: "{{nickname}}, {{age}}",
  verified: "Verified profile",
  what: "What",
  when: "When",
  where: "Where",
  state: "How it stands",
  states: {
    stands: "Both have agreed to this plan.",
    asked: "Both have agreed to this plan, but another time was asked for: it may change.",
    past: "The time of this plan is over.",
    changed: "Something changed on {{when}}: the plan may not go ahead like this. Ask how they are.",
  },
  well: "All well?",
  wellAt: "They said all is well on {{when}}.",
  notYet: "They haven’t said yet that all is well.",
  again: "Refresh",
  notice: "Nakamatch only shows what it knows: it watches over nobody.",
};
