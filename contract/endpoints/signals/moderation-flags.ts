import { z } from "zod";
import { errors, moderatorEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personId } from "../../schemas/people.ts";
import { LISTED_WORD_FIELDS } from "../../vocabulary/signals.ts";

const signal = z.object({ id: z.uuid(), createdAt: z.iso.datetime(), person: personBadgeSchema });

/** The minimum a moderator needs to judge it. */
export const signalSchema = z.discriminatedUnion("kind", [
  signal.extend({
    kind: z.literal("listed_word"),
    field: z.enum(LISTED_WORD_FIELDS),
    /** The question, for an answer; null for other fields. */
    question: z.string().nullable(),
    text: z.string(),
  }),
  /** Refused; `people` counts its recipients. */
  signal.extend({ kind: z.literal("repeated_message"), text: z.string(), people: z.int().nonnegative() }),
  signal.extend({
    kind: z.literal("returning_person"),
    /** Null for a deleted account. */
    bannedPerson: z.object({ id: z.uuid(), nickname: z.string() }).nullable(),
    /** Null if permanent. */
    bannedUntil: z.iso.datetime().nullable(),
  }),
]);
export type Signal = z.infer<typeof signalSchema>;

export const moderationFlags = {
  list: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/signals",
      summary: "Automatic signals, newest first",
      description:
        "Open signals only, about one person where `personId` is given. A signal is no verdict: moderators judge it.",
      tags: ["moderation"],
    })
    .input(pageQuerySchema.extend({ personId: personId.optional() }))
    .output(z.object({ signals: z.array(signalSchema), nextCursor: nextCursorSchema })),

  close: moderatorEndpoint
    .route({
      method: "POST",
      path: "/moderation/signals/{signalId}/close",
      summary: "Close a signal",
      description: "Takes it off the list for all moderators. Repeating it changes nothing.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("NOT_FOUND"))
    .input(z.object({ signalId: z.uuid().toLowerCase() }))
    .output(z.object({ isClosed: z.literal(true) })),

  reopen: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/signals/{signalId}/close",
      summary: "Take back that one has closed a signal",
      description:
        "Within ten seconds, unless the person has been warned or banned since, or its cause is gone. Repeating it changes nothing.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("NOT_FOUND", "UNDO_OVER"))
    .input(z.object({ signalId: z.uuid().toLowerCase() }))
    .output(z.object({ isOpen: z.literal(true) })),
};
