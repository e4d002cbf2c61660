import { z } from "zod";
import { errors, moderatorEndpoint } from "../endpoint.ts";
import { evidenceSchema } from "../schemas/evidence.ts";
import { nextCursorSchema, pageQuerySchema } from "../schemas/pages.ts";
import { personBadgeSchema, personId } from "../schemas/people.ts";
import { PEOPLE_SEARCH_MAX } from "../vocabulary/moderation.ts";

const person = z.object({ personId });
const time = z.iso.datetime();

/** A page of people, those whose nickname or real name contains `search`. */
const peopleQuerySchema = pageQuerySchema.extend({ search: z.string().max(PEOPLE_SEARCH_MAX).optional() });
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

/** Which moderator looks at a case, until when unless it is renewed. */
export const claimSchema = z.object({ moderator: z.string(), isMine: z.boolean(), until: time });
export type Claim = z.infer<typeof claimSchema>;

/** A person with unresolved reports, as the list shows them (MOD-05, MOD-07). */
export const caseSchema = z.object({
  /** A decision names it: the case that follows it has another one. */
  caseId: z.uuid(),
  /** Of a deleted account the id is a pseudonym, and there is no name of its own. */
  person: personBadgeSchema,
  isDeleted: z.boolean(),
  /** It is about a moderator: the operator decides, and nobody can claim it. */
  isWithOperator: z.boolean(),
  /** The real name; null where there is none. */
  realName: z.string().nullable(),
  reports: z.int().positive(),
  reporters: z.int().positive(),
  /** What the reports weigh now: an ordinary report of this moment weighs 1. */
  weight: z.number().nonnegative(),
  lastReportAt: time,
  lastReason: z.string(),
  claim: claimSchema.nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** One unresolved report (MOD-08). */
export const caseReportSchema = z.object({
  id: z.uuid(),
  /** A code of `REPORT_REASONS`; imported reports may have any text. */
  reason: z.string(),
  description: z.string().nullable(),
  /** The reporter's nickname; null: a deleted account. */
  reporter: z.string().nullable(),
  reportedAt: time,
});
export type CaseReport = z.infer<typeof caseReportSchema>;

/** An earlier decision about the person. */
export const pastDecisionSchema = z.object({
  id: z.uuid(),
  /** As in the moderation log. */
  action: z.string(),
  reason: z.string().nullable(),
  /** The end of a ban; null for a permanent one and for everything else. */
  until: time.nullable(),
  /** Null: the product itself, or an account that is deleted. */
  moderator: z.string().nullable(),
  notes: z.string().nullable(),
  decidedAt: time,
});
export type PastDecision = z.infer<typeof pastDecisionSchema>;

/** What is in force about the person now: a ban, or the warning given last. */
const measureSchema = z.object({
  type: z.enum(["warning", "ban"]),
  reason: z.string(),
  until: time.nullable(),
  notes: z.string().nullable(),
  since: time,
});

/** Everything a moderator looks at before a decision. */
export const moderatedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  /** The account is deleted: its id is a pseudonym. It can be banned, but not warned. */
  isDeleted: z.boolean(),
  /** Null for a deleted account. */
  memberSince: time.nullable(),
  /** A moderator can be neither warned nor banned. */
  isModerator: z.boolean(),
  measure: measureSchema.nullable(),
  /** Null where there are no unresolved reports. */
  claim: claimSchema.nullable(),
  /** The latest first. */
  reports: z.array(caseReportSchema),
  /** How many reports there are besides those. */
  moreReports: z.int().nonnegative(),
  /** What the reports sealed, each with the id of its report; also of resolved ones, as long as it is kept. */
  evidence: z.array(evidenceSchema),
  /** The latest first. */
  history: z.array(pastDecisionSchema),
});
export type ModeratedPerson = z.infer<typeof moderatedPersonSchema>;

/** A person banned now (MOD-11). */
export const bannedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  reason: z.string(),
  /** Null is permanent. */
  until: time.nullable(),
  /** When the ban was applied (OPEN-94). */
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
