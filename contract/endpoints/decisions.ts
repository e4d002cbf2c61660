import { z } from "zod";
import { errors, moderatorEndpoint, openEndpoint } from "../endpoint.ts";
import { personId } from "../schemas/people.ts";
import {
  BAN_DURATIONS,
  DECISION_OUTCOMES,
  MAIN_DECISIONS,
  NOTES_MAX,
  PUBLIC_COUNT_MIN,
} from "../vocabulary/decisions.ts";
import { PROFILE_REPORT_REASONS } from "../vocabulary/reports.ts";

const reason = z.enum(PROFILE_REPORT_REASONS);
/** In the moderator's words; blank is none. */
const notes = z.string().normalize().max(NOTES_MAX).optional();

/** Made by the client, so that sending again decides nothing twice; otherwise by the server. */
const decisionId = z.uuid().toLowerCase().optional();

/** Its id in the moderation log. */
const decision = z.object({ decisionId: z.uuid() });

/** `CASE_NOT_FOUND` once this case is decided. Without it the decision is about no case. */
const caseId = z.uuid().toLowerCase().optional();

const refusals = errors("PERSON_NOT_FOUND", "MODERATOR_PROTECTED", "CASE_CLAIMED", "CASE_PARTY", "CASE_NOT_FOUND");

/** Per kind and year. */
export const decisionCountSchema = z.object({
  action: z.enum(MAIN_DECISIONS),
  /** Null for dismissals. */
  reason: reason.nullable(),
  outcome: z.enum(DECISION_OUTCOMES),
  /** Null: from 1 to below `PUBLIC_COUNT_MIN`. */
  count: z.int().min(PUBLIC_COUNT_MIN).nullable(),
});
export type DecisionCount = z.infer<typeof decisionCountSchema>;

/** Of one UTC year. */
export const yearOfDecisionsSchema = z.object({ year: z.int(), counts: z.array(decisionCountSchema) });
export type YearOfDecisions = z.infer<typeof yearOfDecisionsSchema>;

export const decisions = {
  warn: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/warning",
      summary: "Warn a person",
      description:
        "Replaces an earlier warning or a ban that has ended. A ban in force is not replaced: lift it first. All reports about the person are resolved. A deleted account cannot be warned.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(refusals)
    .errors(errors("PERSON_BANNED"))
    .input(z.object({ personId, reason, notes, decisionId, caseId }))
    .output(decision),

  ban: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/ban",
      summary: "Ban a person",
      description:
        "From now on, replacing an earlier ban or warning. The person's sessions and live connections end, and all reports about them are resolved. Of a deleted account the address is banned. `bannedUntil` is null for a permanent ban.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(refusals)
    .input(z.object({ personId, reason, notes, decisionId, caseId, duration: z.enum(BAN_DURATIONS) }))
    .output(decision.extend({ bannedUntil: z.iso.datetime().nullable() })),

  unban: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/people/{personId}/ban",
      summary: "End a ban now",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(errors("PERSON_NOT_FOUND", "PERSON_NOT_BANNED", "CASE_CLAIMED", "CASE_PARTY", "CASE_NOT_FOUND"))
    .input(z.object({ personId }))
    .output(decision),

  dismissReports: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/dismissal",
      summary: "Resolve all reports about a person without a measure",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(refusals)
    .errors(errors("NOTHING_TO_DISMISS"))
    .input(z.object({ personId, notes, caseId }))
    .output(decision),

  transparency: openEndpoint
    .route({
      method: "GET",
      path: "/transparency",
      summary: "How many decisions were made each year",
      description:
        "From the moderation log, the latest year first: decisions by kind, reason and what became of them. Figures below 5 are not said exactly (`count` is null), because they could point at somebody.",
      tags: ["moderation"],
    })
    .output(z.object({ years: z.array(yearOfDecisionsSchema) })),
};
