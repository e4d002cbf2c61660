import {
  type ChatReportReason,
  type ProfileReportReason,
  REASONS_OF,
  REPORT_DESCRIPTION,
  type ReportKind,
  type ReportReason,
} from "@nakamatch/contract/vocabulary/reports";
import { type Parsed, problemsIn } from "../people/parsed.ts";

/** A report as a form or a call brings it, unchecked. */
export interface ReportInput {
  reason: string;
  description: string;
}

/** A report, checked and ready to be stored. */
export type Report = { description: string } & (
  | { kind: "profile"; reason: ProfileReportReason }
  | { kind: "chat"; reason: ChatReportReason }
);

/** Language-neutral; each language shows its own text for a field's reason. */
export interface ReportProblem {
  field: keyof ReportInput;
  reason: "required" | "tooLong";
}

/**
 * Reads a report (spec §5, OPEN-68): a reason out of the list of its kind, and a description that is not blank, whatever the
 * reason. The description is trimmed; its length counts UTF-16 units as a text field does (OPEN-89).
 */
export function parseReport(kind: ReportKind, input: ReportInput): Parsed<Report, ReportProblem> {
  const reasons: readonly ReportReason[] = REASONS_OF[kind];
  const reason = reasons.find((value) => value === input.reason);
  // As the database can hold it.
  const description = input.description.toWellFormed().replaceAll("\0", "").trim();
  const problems = problemsIn<ReportProblem["field"], ReportProblem["reason"]>([
    ["reason", reason === undefined ? "required" : null],
    ["description", descriptionProblem(description)],
  ]);
  if (reason === undefined || problems.length > 0) return { ok: false, problems };
  // The reason is of the list of this kind.
  return { ok: true, value: { kind, reason, description } as Report };
}

/** A character that can be seen: no space of any kind, no control or format character. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

function descriptionProblem(description: string): ReportProblem["reason"] | null {
  if (!VISIBLE.test(description)) return "required";
  return description.length > REPORT_DESCRIPTION.max ? "tooLong" : null;
}
