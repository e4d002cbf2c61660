import { z } from "zod";
import { errors, memberEndpoint } from "../../endpoint.ts";
import { CHECK_IN, CHECK_IN_ANSWERS, CHECK_IN_STATES, TRUSTED_STATES } from "../../vocabulary/check-ins.ts";

const instant = z.iso.datetime();

export const checkInSchema = z.object({
  id: z.uuid(),
  /** Null once the plan is erased. */
  planId: z.uuid().nullable(),
  chatId: z.uuid().nullable(),
  dueAt: instant,
  /** IANA name: that of the plan. */
  timeZone: z.string(),
  /** Until it is erased; without the nickname of somebody who cannot be seen. */
  plan: z.object({ nickname: z.string().nullable(), startsAt: instant }).nullable(),
  state: z.enum(CHECK_IN_STATES),
  /** When the trusted person is written to, or was. */
  tellAt: instant,
  answeredAt: instant.nullable(),
  /** When the trusted person got their email. */
  toldAt: instant.nullable(),
  /** The plan was cancelled, and the maker has not said whether it goes on. */
  asksToKeep: z.boolean(),
  trusted: z.enum(TRUSTED_STATES),
  /** The trusted person's mail server refuses the email so far, and is tried again. */
  isTriedOn: z.boolean(),
  /** By which the maker is named to the trusted person. */
  letters: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkInSchema>;

const checkInId = z.object({ checkInId: z.uuid().toLowerCase() });

export const checkIns = {
  list: memberEndpoint
    .route({
      method: "GET",
      path: "/me/check-ins",
      summary: "My check-ins after plans",
      description: `The next ${CHECK_IN.listed}, until ${CHECK_IN.keptDays} days after their hour. Nobody else sees them.`,
      tags: ["chats"],
    })
    .output(z.object({ checkIns: z.array(checkInSchema).max(CHECK_IN.listed) })),

  set: memberEndpoint
    .route({
      method: "PUT",
      path: "/chats/{chatId}/plans/{planId}/check-in",
      summary: "Set the hour of my check-in after a plan",
      description: `For a plan on which both agreed: at the latest ${CHECK_IN.hoursAfterPlan} hours after its end. At that hour I get an email whether I am home. Setting it again begins anew, also after the plan was cancelled, while the check-in is open; once the trusted person was written to, somebody must be asked anew. \`PLAN_CHANGED\` without an agreed plan, or while the trusted person is being written to.`,
      tags: ["chats"],
    })
    .meta({ limit: "checkIn" })
    .errors(errors("CHAT_NOT_FOUND", "CHAT_REFUSED_BLOCKED", "PLAN_NOT_FOUND", "PLAN_CHANGED"))
    .input(
      z.object({
        chatId: z.uuid().toLowerCase(),
        planId: z.uuid().toLowerCase(),
        dueAt: instant,
      }),
    )
    .output(checkInSchema),

  invite: memberEndpoint
    .route({
      method: "POST",
      path: "/me/check-ins/{checkInId}/trusted-person",
      summary: "Ask somebody to be written to if I do not answer",
      description: `They get an email with my letters, if that mailbox wants such emails and got none of late: at most ${CHECK_IN.invitations.day} a day and ${CHECK_IN.invitations.month} in 30 days, whoever asks. The answer is the same in any case. I may ask ${CHECK_IN.invitations.perMember.most} mailboxes in ${CHECK_IN.invitations.perMember.days} days. Takes the place of whom I asked before; the same mailbox again, also with other letters, changes nothing. The address is never returned. \`PLAN_CHANGED\` once the hour has come.`,
      tags: ["chats"],
    })
    .meta({ limit: "trustedPerson" })
    .errors(errors("NOT_FOUND", "PLAN_CHANGED"))
    .input(checkInId.extend({ email: z.string().max(300), letters: z.string().max(50) }))
    .output(checkInSchema),

  answer: memberEndpoint
    .route({
      method: "POST",
      path: "/me/check-ins/{checkInId}/answer",
      summary: "I am home, end a check-in, or keep it after the plan was cancelled",
      description: "Idempotent. Whether the trusted person was told is in the state.",
      tags: ["chats"],
    })
    .meta({ limit: "checkIn", worksInMaintenance: true })
    .errors(errors("NOT_FOUND"))
    .input(checkInId.extend({ answer: z.enum(CHECK_IN_ANSWERS) }))
    .output(checkInSchema),
};
