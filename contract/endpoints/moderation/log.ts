import { z } from "zod";
import { moderatorEndpoint } from "../../endpoint.ts";
import { nextCursorSchema, pageQuerySchema } from "../../schemas/pages.ts";
import { personBadgeSchema, personId } from "../../schemas/people.ts";
import { DECISION_ACTIONS } from "../../vocabulary/decisions.ts";
import { LOG_EXPORT_MAX, PEOPLE_SEARCH_MAX } from "../../vocabulary/moderation.ts";
import { PROFILE_REPORT_REASONS } from "../../vocabulary/reports.ts";

const time = z.iso.datetime();
const name = z.string().max(PEOPLE_SEARCH_MAX).optional();

export const logEntrySchema = z.object({
  id: z.uuid(),
  number: z.int().positive(),
  /** SHA-256 in hex, of the entry and the hash before it. */
  hash: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
  /** Null for a permanent ban and for other actions. */
  until: time.nullable(),
  decidedAt: time,
  /** Null for a deleted account. */
  person: personBadgeSchema.nullable(),
  /** Null for a program, the operator or a deleted account. */
  moderator: z.string().nullable(),
  notes: z.string().nullable(),
  /** Hashes of the evidence that was decided about. */
  evidence: z.array(z.string()),
  /** Number of the earlier entry it refers to. */
  concerns: z.int().nullable(),
});
export type LogEntry = z.infer<typeof logEntrySchema>;

/** The years that the database stores. */
const instant = z.iso.datetime().refine((at) => at >= "1900");

const filtersSchema = z.object({
  personId: personId.optional(),
  /** Part of the person's names. */
  person: name,
  /** Part of the moderator's names. */
  moderator: name,
  action: z.enum(DECISION_ACTIONS).optional(),
  reason: z.enum(PROFILE_REPORT_REASONS).optional(),
  from: instant.optional(),
  /** Exclusive. */
  until: instant.optional(),
});
export type LogFilters = z.infer<typeof filtersSchema>;

const isRange = ({ from, until }: LogFilters) => from === undefined || until === undefined || from < until;

const logQuerySchema = pageQuerySchema.extend(filtersSchema.shape).refine(isRange, { path: ["until"] });
export type LogQuery = z.infer<typeof logQuerySchema>;

const figures = {
  received: z.int().nonnegative(),
  /** Warnings, bans, dismissals. */
  decided: z.int().nonnegative(),
  /** Median time from the first report to the decision; null without one. */
  minutes: z.int().nonnegative().nullable(),
  appeals: z.int().nonnegative(),
  /** How many of `appeals`. */
  granted: z.int().nonnegative(),
};
const dayFiguresSchema = z.object({ day: z.iso.date(), ...figures });
export type DayFigures = z.infer<typeof dayFiguresSchema>;

export const log = {
  entries: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/log",
      summary: "The decisions of all moderators, the latest first",
      description: "Without those about the moderator, and about people of whose case they are a party.",
      tags: ["moderation"],
    })
    .input(logQuerySchema)
    .output(z.object({ entries: z.array(logEntrySchema), nextCursor: nextCursorSchema })),

  export: moderatorEndpoint
    .route({
      method: "POST",
      path: "/moderation/log/file",
      summary: "The same entries as CSV, the latest first",
      description: `At most ${LOG_EXPORT_MAX}. The log notes that the caller has made it. Texts that a spreadsheet would take for a formula begin with an apostrophe. With hashes only on request.`,
      tags: ["moderation"],
    })
    .meta({ limit: "logExport" })
    .input(filtersSchema.extend({ hashes: z.boolean().optional() }).refine(isRange, { path: ["until"] }))
    .output(z.file()),

  figures: moderatorEndpoint
    .route({
      method: "GET",
      path: "/moderation/figures",
      summary: "Reports, decisions and appeals of the last 30 days",
      description: "By day in UTC, the latest last, and of all of them. Without what is about the moderator.",
      tags: ["moderation"],
    })
    .output(z.object({ days: z.array(dayFiguresSchema), all: z.object(figures) })),
};
