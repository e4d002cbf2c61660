import { z } from "zod";
import { errors, moderatorEndpoint } from "../endpoint.ts";
import { evidenceSchema } from "../schemas/evidence.ts";
import { nextCursorSchema, pageQuerySchema } from "../schemas/pages.ts";
import { personBadgeSchema, personId } from "../schemas/people.ts";
import { PEOPLE_SEARCH_MAX } from "../vocabulary/moderation.ts";

const person = z.object({ personId });
const time = z.iso.datetime();

/** `search` matches part of a nickname or real name. */
const peopleQuerySchema = pageQuerySchema.extend({ search: z.string().max(PEOPLE_SEARCH_MAX).optional() });
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** Ends at `until` unless renewed. */
export const claimSchema = z.object({ moderator: z.string(), isMine: z.boolean(), until: time });
export type Claim = z.infer<typeof claimSchema>;

/** A person with unresolved reports (MOD-05, MOD-07). */
export const caseSchema = z.object({
  /** For decisions: a later case has another id. */
  caseId: z.uuid(),
  /** Pseudonymous and without a name for a deleted account. */
  person: personBadgeSchema,
  isDeleted: z.boolean(),
  /** About a moderator: only the operator decides. */
  isWithOperator: z.boolean(),
  realName: z.string().nullable(),
  reports: z.int().positive(),
  reporters: z.int().positive(),
  /** A new ordinary report weighs 1. */
  weight: z.number().nonnegative(),
  lastReportAt: time,
  lastReason: z.string(),
  claim: claimSchema.nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** MOD-08. */
export const caseReportSchema = z.object({
  id: z.uuid(),
  /** Of `REPORT_REASONS`; imported reports may have any text. */
  reason: z.string(),
  description: z.string().nullable(),
  /** A nickname; null: a deleted account. */
  reporter: z.string().nullable(),
  reportedAt: time,
});
export type CaseReport = z.infer<typeof caseReportSchema>;

export const pastDecisionSchema = z.object({
  id: z.uuid(),
  /** As in the moderation log. */
  action: z.string(),
  reason: z.string().nullable(),
  /** Null for a permanent ban, and for anything else. */
  until: time.nullable(),
  /** Null: the product, or a deleted account. */
  moderator: z.string().nullable(),
  notes: z.string().nullable(),
  decidedAt: time,
});
export type PastDecision = z.infer<typeof pastDecisionSchema>;

/** In force: a ban or the last warning. */
const measureSchema = z.object({
  type: z.enum(["warning", "ban"]),
  reason: z.string(),
  until: time.nullable(),
  notes: z.string().nullable(),
  since: time,
});

export const moderatedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  /** A deleted account's id is a pseudonym; it can be banned, but not warned. */
  isDeleted: z.boolean(),
  memberSince: time.nullable(),
  /** A moderator can be neither warned nor banned. */
  isModerator: z.boolean(),
  measure: measureSchema.nullable(),
  /** Null without unresolved reports. */
  claim: claimSchema.nullable(),
  /** Latest first. */
  reports: z.array(caseReportSchema),
  /** Beyond `reports`. */
  moreReports: z.int().nonnegative(),
  /** Also of resolved reports, while it is kept. */
  evidence: z.array(evidenceSchema),
  /** Latest first. */
  history: z.array(pastDecisionSchema),
});
export type ModeratedPerson = z.infer<typeof moderatedPersonSchema>;

/** MOD-11. */
export const bannedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  reason: z.string(),
  /** Null is permanent. */
  until: time.nullable(),
  /** OPEN-94. */
  bannedAt: time,
  notes: z.string().nullable(),
});
export type BannedPerson = z.infer<typeof bannedPersonSchema>;

const paged = "`total` is counted for the first page only.";

export const moderation = {
  summary: moderatorEndpoint
    .route({ method: "GET", path: "/moderation", summary: "How much there is to moderate", tags: ["moderation"] })
    .output(z.object({ cases: z.int().nonnegative(), banned: z.int().nonnegative() })),

  cases: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/cases",
      summary: "People with unresolved reports, the weightiest first",
      description: `The weight grows with the number of reports and of people who reported, by reason, and halves in 14 days. Moderators see no case in which they are the reported person or have reported. ${paged}`,
      tags: ["moderation"],
    })
    .input(peopleQuerySchema)
    .output(
      z.object({
        cases: z.array(caseSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),

  person: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/people/{personId}",
      summary: "A person's unresolved reports and earlier decisions",
      tags: ["moderation"],
    })
    .errors(errors("PERSON_NOT_FOUND", "CASE_PARTY"))
    .input(person)
    .output(moderatedPersonSchema),

  claim: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/claim",
      summary: "Claim a person's case, or renew the claim",
      description: "Holds for 15 minutes. Meanwhile no other moderator can decide about the person.",
      tags: ["moderation"],
    })
    .errors(errors("PERSON_NOT_FOUND", "CASE_CLAIMED", "CASE_NOT_FOUND", "CASE_PARTY", "CASE_WITH_OPERATOR"))
    .input(person)
    .output(z.object({ until: time })),

  release: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/people/{personId}/claim",
      summary: "Give a claimed case back",
      tags: ["moderation"],
    })
    .input(person)
    .output(z.object({ isClaimed: z.literal(false) })),

  banned: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/bans",
      summary: "People who are banned now, the latest first",
      description: paged,
      tags: ["moderation"],
    })
    .input(peopleQuerySchema)
    .output(
      z.object({
        banned: z.array(bannedPersonSchema),
        total: z.int().nonnegative().nullable(),
        nextCursor: nextCursorSchema,
      }),
    ),
};
