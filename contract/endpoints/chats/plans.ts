import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { interestKindSchema } from "../../schemas/people.ts";
import { MEETING_ANSWERS } from "../../vocabulary/meetings.ts";
import { PLAN_ACTS, PLAN_STATES, PLANS } from "../../vocabulary/plans.ts";

const instant = z.iso.datetime();
const minutes = z.int().min(PLANS.minutes.min).max(PLANS.minutes.max);

const plannedTimeSchema = z.object({
  startsAt: instant,
  endsAt: instant,
  minutes,
  /** IANA name. */
  timeZone: z.string(),
});

export const planSchema = z.object({
  id: z.uuid(),
  chatId: z.uuid(),
  /** Proposed by the reader. */
  isMine: z.boolean(),
  /** Counts the changes; an answer names the one it answers. */
  sequence: z.int().nonnegative(),
  state: z.enum(PLAN_STATES),
  /** When the state changes by time alone. */
  changesAt: instant.nullable(),
  /** A text, or the name of a title that both loved, of this kind. */
  what: z.string(),
  titleKind: interestKindSchema.nullable(),
  place: z.string().nullable(),
  ...plannedTimeSchema.shape,
  /** With `changeAsked`. */
  ask: plannedTimeSchema.extend({ isMine: z.boolean() }).nullable(),
  /** What was done last, and whether by the reader. */
  act: z.enum(PLAN_ACTS),
  isMyAct: z.boolean(),
  proposedAt: instant,
  changedAt: instant,
  /** Both agreed once: there is a calendar file. */
  hasCalendar: z.boolean(),
  /** What the reader said of a past plan, while it is kept. */
  meeting: z.enum(MEETING_ANSWERS).nullable(),
});
export type Plan = z.infer<typeof planSchema>;

/** As entered: a time that a change of clocks skips moves forward, of a repeated one it is the first. */
const wantedTimeSchema = z.object({
  day: z.iso.date(),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  minutes,
  timeZone: z.string().max(64),
});
export type WantedTime = z.infer<typeof wantedTimeSchema>;

const wantedWhatSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string().max(500) }),
  /** One that both love. */
  z.object({ kind: z.literal("title"), id: z.int().positive() }),
]);
export type WantedWhat = z.infer<typeof wantedWhatSchema>;

const answerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["accept", "decline", "cancel"]) }),
  z.object({ kind: z.literal("ask"), when: wantedTimeSchema }),
]);
export type WantedAnswer = z.infer<typeof answerSchema>;

const chatId = z.object({ chatId: z.uuid().toLowerCase() });
const planId = chatId.extend({ planId: z.uuid().toLowerCase() });
const emailsSchema = z.object({ isEmailed: z.boolean() });

export const plans = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/chats/{chatId}/plans",
      summary: "The plans of a conversation, latest first",
      description: `At most ${PLANS.listed}. They are erased ${PLANS.keptDays} days after their time.`,
      tags: ["chats"],
    })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED"))
    .input(chatId)
    .output(z.object({ plans: z.array(planSchema).max(PLANS.listed) })),

  propose: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/plans",
      summary: "Propose a plan for two",
      description: `The client makes the id, so that a retry proposes nothing twice. From ${PLANS.ahead.minutes} minutes to ${PLANS.ahead.days} days ahead; at most ${PLANS.open} open ones in a chat. Needs a match. \`PLAN_REFUSED\` while one of the two is on a break, for a block or ended conversation. Before one's first message its texts are checked as one.`,
      tags: ["chats"],
    })
    .meta({ limit: "plan", dailyLimit: "planOfDay", newcomerLimit: "newcomerPlan" })
    .errors(
      errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "NOT_MATCHED", "PLAN_REFUSED", "PLANS_FULL", "MESSAGE_REPEATED"),
    )
    .input(
      chatId.extend({
        id: z.uuid().toLowerCase(),
        what: wantedWhatSchema,
        place: z.string().max(500).nullable(),
        when: wantedTimeSchema,
      }),
    )
    .output(planSchema),

  answer: memberEndpoint
    .route({
      method: "POST",
      path: "/chats/{chatId}/plans/{planId}/answer",
      summary: "Accept a plan, ask for another time, decline or cancel it",
      description:
        "`sequence` is that of the plan as it was shown: after another change `PLAN_CHANGED`. To decline another time, or withdraw one's own, keeps the one before. Repeating an answer changes nothing.",
      tags: ["chats"],
    })
    .meta({ limit: "plan" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "PLAN_NOT_FOUND", "PLAN_CHANGED"))
    .input(planId.extend({ sequence: z.int().nonnegative(), answer: answerSchema }))
    .output(planSchema),

  calendar: memberEndpoint
    .route({
      method: "GET",
      path: "/chats/{chatId}/plans/{planId}/calendar",
      summary: "A plan on which both agreed, as a calendar file",
      description:
        "In the reader's language, without people. Of a cancelled plan, a file that takes it off the calendar.",
      tags: ["chats"],
    })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "PLAN_NOT_FOUND"))
    .input(planId)
    .output(z.file()),

  settings: memberEndpoint
    .route({ method: "GET", path: "/me/plan-emails", summary: "Whether I get emails of plans", tags: ["chats"] })
    .output(emailsSchema),

  change: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/plan-emails",
      summary: "Get emails of plans, or not",
      description: "Calendar files and reminders, with the time in `timeZone` (UTC where the server does not know it).",
      tags: ["chats"],
    })
    .meta({ limit: "notificationSettings" })
    .input(emailsSchema.extend({ timeZone: z.string().max(64) }))
    .output(emailsSchema),
};
