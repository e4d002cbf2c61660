import {
  type ChatReportReason,
  type MeetingReportReason,
  type ProfileReportReason,
  REASONS_OF,
  REPORT_DESCRIPTION,
  type ReportKind,
  type ReportReason,
} from "@nakamatch/contract/vocabulary/reports";
import { type Parsed, problemsIn } from "../people/parsed.ts";
import { isVisible, storableText } from "../people/visible-text.ts";

export interface ReportInput {
  reason: string;
  description: string;
}

export type Report = { description: string } & (
  | { kind: "profile"; reason: ProfileReportReason }
  | { kind: "chat"; reason: ChatReportReason | MeetingReportReason }
  | { kind: "words"; reason: ChatReportReason }
);

export interface ReportProblem {
  field: keyof ReportInput;
  reason: "required" | "tooLong";
}

/**
 * Parses a report (OPEN-68): a reason of its kind, a visible description in UTF-16 units as stored
 * (OPEN-89).
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
  // `reason` is one of this kind, which the type cannot say.
  return { ok: true, value: { kind, reason, description } as Report };
}

function descriptionProblem(description: string): ReportProblem["reason"] | null {
  if (!isVisible(description)) return "required";
  return description.length > REPORT_DESCRIPTION.max ? "tooLong" : null;
}
