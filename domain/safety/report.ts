import {
  type ChatReportReason,
  type ProfileReportReason,
  REASONS_OF,
  REPORT_DESCRIPTION,
  type ReportKind,
  type ReportReason,
} from "@nakamatch/contract/vocabulary/reports";
import { type Parsed, problemsIn } from "../people/parsed.ts";
import { isVisible, storableText } from "../people/visible-text.ts";

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
 * reason. The length of the description counts UTF-16 units as it is stored (OPEN-89).
 */
export function parseReport(kind: ReportKind, input: ReportInput): Parsed<Report, ReportProblem> {
  const reasons: readonly ReportReason[] = REASONS_OF[kind];
  const reason = reasons.find((value) => value === input.reason);
  const description = storableText(input.description);
  const problems = problemsIn<ReportProblem["field"], ReportProblem["reason"]>([
    ["reason", reason === undefined ? "required" : null],
    ["description", descriptionProblem(description)],
  ]);
  if (reason === undefined || problems.length > 0) return { ok: false, problems };
  // The reason is of the list of this kind.
  return { ok: true, value: { kind, reason, description } as Report };
}

function descriptionProblem(description: string): ReportProblem["reason"] | null {
  if (!isVisible(description)) return "required";
  return description.length > REPORT_DESCRIPTION.max ? "tooLong" : null;
}
