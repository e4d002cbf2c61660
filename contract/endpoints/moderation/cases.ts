import { z } from "zod";
import { errors, moderatorEndpoint } from "../../endpoint.ts";
import { bannedPersonSchema } from "../../schemas/banned-person.ts";
import { evidenceSchema } from "../../schemas/evidence.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personId } from "../../schemas/people.ts";
import { caseQuestionSchema } from "../../schemas/questions.ts";
import { CONCERNS, SIGN_SOURCES } from "../../vocabulary/concerns.ts";
import { NOTES_MAX, UNDOABLE_DECISIONS } from "../../vocabulary/decisions.ts";
import { LANGUAGES } from "../../vocabulary/languages.ts";
import {
  CASE_REASONS_MAX,
  CASE_SORTS,
  COLLEAGUES_MAX,
  PEOPLE_SEARCH_MAX,
  REPORT_ENDINGS,
} from "../../vocabulary/moderation.ts";
import { QUESTION_STATES } from "../../vocabulary/questions.ts";
import { REPORT_REASONS } from "../../vocabulary/reports.ts";

const person = z.object({ personId });
/** One opening of the case on one page; absent from the release before. */
const opening = z.uuid().toLowerCase().optional();
const time = z.iso.datetime();

/** Part of a nickname or real name. */
const peopleQuerySchema = pageQuerySchema.extend({ search: z.string().max(PEOPLE_SEARCH_MAX).optional() });
export type PeopleQuery = z.infer<typeof peopleQuerySchema>;

const caseQuerySchema = peopleQuerySchema.extend({
  /** `urgency` by default. */
  sort: z.enum(CASE_SORTS).optional(),
  /** Of an unresolved report. */
  reason: z.enum(REPORT_REASONS).optional(),
  /** In which the person uses the app. */
  language: z.enum(LANGUAGES).optional(),
  /** Those that the caller has claimed. */
  mine: z.union([z.boolean(), z.stringbool()]).optional(),
});
export type CaseQuery = z.infer<typeof caseQuerySchema>;

/** Expires at `until` unless renewed. */
export const claimSchema = z.object({
  moderator: z.string(),
  isMine: z.boolean(),
  until: time,
  /** Handed over by the caller, and not opened yet; else absent. */
  canTakeBack: z.literal(true).optional(),
});
export type Claim = z.infer<typeof claimSchema>;

/** A person with unresolved reports (MOD-05, MOD-07). */
export const caseSchema = z.object({
  /** Later reports form another case. */
  caseId: z.uuid(),
  /** Pseudonymous, without a name, for a deleted account. */
  person: personBadgeSchema,
  isDeleted: z.boolean(),
  /** A moderator; reserved for the operator. */
  isWithOperator: z.boolean(),
  realName: z.string().nullable(),
  reports: z.int().positive(),
  reporters: z.int().positive(),
  /** 1 for a new report of normal urgency. */
  weight: z.number().nonnegative(),
  /** Its mark; cases with one come first. */
  concern: z.enum(CONCERNS).nullable(),
  lastReportAt: time,
  lastReason: z.string(),
  /** The first unresolved report. */
  firstReportAt: time,
  /** Of the unresolved reports, the most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), reports: z.int().positive() })).max(CASE_REASONS_MAX),
  /** Null for a deleted account. */
  language: z.enum(LANGUAGES).nullable(),
  claim: claimSchema.nullable(),
  /** Of its last question to the person; null without one. */
  question: z.enum(QUESTION_STATES).nullable(),
});
export type Case = z.infer<typeof caseSchema>;

/** MOD-08. */
export const caseReportSchema = z.object({
  id: z.uuid(),
  /** Free text if imported. */
  reason: z.string(),
  description: z.string().nullable(),
  /** Nickname; null for a deleted account. */
  reporter: z.string().nullable(),
  reportedAt: time,
  /** The reporter's answer. */
  concern: z.enum(CONCERNS).nullable(),
  /** The reporter's appeal against a dismissal by another moderator. */
  appeal: z.string().nullable(),
});
export type CaseReport = z.infer<typeof caseReportSchema>;

export const pastDecisionSchema = z.object({
  id: z.uuid(),
  action: z.string(),
  reason: z.string().nullable(),
  /** Null for a permanent ban and for other actions. */
  until: time.nullable(),
  /** Null for an automatic decision or a deleted account. */
  moderator: z.string().nullable(),
  notes: z.string().nullable(),
  decidedAt: time,
});
export type PastDecision = z.infer<typeof pastDecisionSchema>;

/** A report by the person, without its subject. */
export const madeReportSchema = z.object({
  id: z.uuid(),
  reason: z.string(),
  reportedAt: time,
  ending: z.enum(REPORT_ENDINGS),
});
export type MadeReport = z.infer<typeof madeReportSchema>;

/** A moderators' private note about a person. */
export const privateNoteSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  writtenAt: time,
  /** Nickname; null for a deleted account. */
  author: z.string().nullable(),
  isMine: z.boolean(),
});
export type PrivateNote = z.infer<typeof privateNoteSchema>;

const measureSchema = z.object({
  type: z.enum(["warning", "ban"]),
  reason: z.string(),
  until: time.nullable(),
  notes: z.string().nullable(),
  since: time,
});

/** A text that speaks for a mark, found by rules: it decides and sorts nothing. */
export const signSchema = z.object({
  concern: z.enum(CONCERNS).exclude(["unsure"]),
  text: z.string(),
  source: z.enum(SIGN_SOURCES),
});
export type Sign = z.infer<typeof signSchema>;

export const moderatedPersonSchema = z.object({
  person: personBadgeSchema,
  realName: z.string().nullable(),
  /** Deleted accounts are pseudonymous; they can be banned, but not warned. */
  isDeleted: z.boolean(),
  /** In which they read notes; null for a deleted account. */
  language: z.enum(LANGUAGES).nullable(),
  memberSince: time.nullable(),
  /** Moderators can be neither warned nor banned. */
  isModerator: z.boolean(),
  /** Reserved for the operator. */
  isWithOperator: z.boolean(),
  /** Null without unresolved reports. */
  caseId: z.uuid().nullable(),
  measure: measureSchema.nullable(),
  claim: claimSchema.nullable(),
  mark: z.object({ concern: z.enum(CONCERNS), by: z.enum(["reporter", "moderator"]) }).nullable(),
  /** At most one per concern; none where a reporter or moderator has set a mark. */
  signs: z.array(signSchema),
  /** Newest first. */
  reports: z.array(caseReportSchema),
  /** How many reports there are besides `reports`. */
  moreReports: z.int().nonnegative(),
  /** Includes resolved reports. */
  evidence: z.array(evidenceSchema),
  /** Newest first; also of earlier cases. */
  questions: z.array(caseQuestionSchema),
  /** Newest first. */
  history: z.array(pastDecisionSchema),
  /** The latest, newest first; without those to which the moderator is a party. */
  made: z.array(madeReportSchema),
  /** Newest first. */
  notes: z.array(privateNoteSchema),
  /** The caller's unsent notes. */
  draft: z.string().nullable(),
});
export type ModeratedPerson = z.infer<typeof moderatedPersonSchema>;

const paged = "`total` is counted for the first page only.";

export const cases = {
  undoable: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/undoable",
      summary: "One's own last decision, while it can be undone",
      tags: ["moderation"],
    })
    .output(
      z.object({
        undoable: z
          .object({
            decisionId: z.uuid(),
            action: z.enum(UNDOABLE_DECISIONS),
            personId: z.uuid(),
            /** Null for a deleted account. */
            nickname: z.string().nullable(),
            /** Milliseconds. */
            left: z.int().nonnegative(),
          })
          .nullable(),
      }),
    ),

  summary: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation",
      summary: "Numbers of open cases, appeals, photos and signals",
      tags: ["moderation"],
    })
    .output(
      z.object({
        cases: z.int().nonnegative(),
        banned: z.int().nonnegative(),
        /** Whether the operator allows texts to be translated by the browser. */
        canTranslate: z.boolean(),
        /** When this session stops being enough, as it has no second factor; absent if it stays so. */
        factorNeededFrom: z.iso.date().optional(),
      }),
    ),

  list: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/cases",
      summary: "People with unresolved reports",
      description: `By urgency marked cases come first, by their mark. The weight grows with the number of reports and of people who reported, by reason, and halves in 14 days. Moderators see no case in which they are the reported person or have reported. ${paged}`,
      tags: ["moderation"],
    })
    .input(caseQuerySchema)
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
    .errors(errors("PERSON_NOT_FOUND", "CASE_PARTY", "OWN_DECISION"))
    .input(person)
    .output(moderatedPersonSchema),

  whereabouts: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/cases/{caseId}",
      summary: "What has become of a case that left the queue",
      description: "It goes on under a pseudonym when the person deletes their account.",
      tags: ["moderation"],
    })
    .input(z.object({ caseId: z.uuid().toLowerCase() }))
    .output(
      z.object({
        /** The person's present id; null once it is closed, and for those who may not see it. */
        personId: z.uuid().nullable(),
        isClosed: z.boolean(),
      }),
    ),

  claim: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/claim",
      summary: "Claim a person's case, or renew the claim",
      description:
        "Holds for 15 minutes. Meanwhile no other moderator can decide about the person. A case that was handed over counts as opened then. With `opening`, only its release ends the claim.",
      tags: ["moderation"],
    })
    .errors(
      errors("PERSON_NOT_FOUND", "CASE_CLAIMED", "CASE_NOT_FOUND", "CASE_PARTY", "OWN_DECISION", "CASE_WITH_OPERATOR"),
    )
    .input(person.extend({ opening }))
    .output(z.object({ until: time })),

  mark: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/mark",
      summary: "Mark a case as urgent, or take its mark away",
      description:
        "For all moderators, in place of what reporters have answered until now; a later answer counts again. It is noted in the moderation log. Repeating it changes nothing.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(
      errors(
        "PERSON_NOT_FOUND",
        "CASE_CLAIMED",
        "CASE_NOT_FOUND",
        "CASE_PARTY",
        "OWN_DECISION",
        "MODERATOR_PROTECTED",
        "OPERATOR_PROTECTED",
      ),
    )
    .input(person.extend({ caseId: z.uuid().toLowerCase(), concern: z.enum(CONCERNS).nullable() }))
    .output(z.object({ isMarked: z.boolean() })),

  colleagues: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/people/{personId}/colleagues",
      summary: "Other moderators who may decide a person's case",
      tags: ["moderation"],
    })
    .input(person)
    .output(
      z.object({
        /** Those who are there come first. */
        colleagues: z
          .array(z.object({ id: z.uuid(), nickname: z.string(), isPresent: z.boolean() }))
          .max(COLLEAGUES_MAX),
      }),
    ),

  handOver: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/claim/moderator",
      summary: "Hand a case over to another moderator, who then holds the claim",
      tags: ["moderation"],
    })
    .errors(
      errors("PERSON_NOT_FOUND", "CASE_CLAIMED", "CASE_NOT_FOUND", "CASE_PARTY", "CASE_WITH_OPERATOR", "OWN_DECISION"),
    )
    .input(person.extend({ moderatorId: personId }))
    .output(z.object({ until: time })),

  takeBack: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/people/{personId}/claim/moderator",
      summary: "Take a case back that was handed over and not opened yet",
      tags: ["moderation"],
    })
    .errors(
      errors("PERSON_NOT_FOUND", "CASE_CLAIMED", "CASE_NOT_FOUND", "CASE_PARTY", "CASE_WITH_OPERATOR", "OWN_DECISION"),
    )
    .input(person)
    .output(z.object({ until: time })),

  release: moderatorEndpoint
    .route({
      method: "DELETE",
      path: "/moderation/people/{personId}/claim",
      summary: "Release a claimed case",
      description: "A page that is left or reloaded keeps the claim for a few seconds more: `isLeaving`.",
      tags: ["moderation"],
    })
    .input(person.extend({ opening, isLeaving: z.boolean().optional() }))
    .output(z.object({ isClaimed: z.literal(false) })),

  saveDraft: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/draft",
      summary: "Keep my unsent notes about a case",
      description: "Replaces the draft; empty notes erase it. It ends with the case, at the latest after 30 days.",
      tags: ["moderation"],
    })
    .errors(errors("CASE_NOT_FOUND"))
    .input(person.extend({ caseId: z.uuid().toLowerCase(), notes: z.string().normalize().max(NOTES_MAX) }))
    .output(z.object({ isSaved: z.literal(true) })),

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
