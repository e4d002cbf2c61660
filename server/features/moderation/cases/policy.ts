import type { Sign } from "@nakamatch/contract/endpoints/moderation/cases";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { type SignedConcern, signOf } from "@nakamatch/domain/safety/concern-signs";
import type { CaseReportRow } from "../case-facts/types.ts";

/** Characters that are read of a case; some 50 ms. */
const READ_MAX = 50_000;

type Text = Pick<Sign, "text" | "source">;

/**
 * What speaks for a mark: in what open reports have sealed and say, and in what the profile shows now. None once a
 * reporter has answered or a moderator has decided about a mark.
 */
export function signsOf(reports: CaseReportRow[], evidence: Evidence[], profile: string[]): Sign[] {
  if (reports.length === 0 || reports.some(({ concern, mark }) => concern ?? mark)) return [];
  const open = new Set(reports.map(({ id }) => id));
  const texts = [
    ...evidence.filter(({ reportId }) => reportId !== null && open.has(reportId)).flatMap(sealedTexts),
    ...profile.map((text) => ({ text, source: "reported" as const })),
    ...reports.map(({ description }) => ({ text: description ?? "", source: "description" as const })),
  ];
  const concerns: SignedConcern[] = ["danger", "underage", "money"];
  let read = 0;
  const first = texts.filter(({ text }) => {
    read += text.length;
    return read <= READ_MAX;
  });
  return concerns.flatMap((concern) => firstSign(concern, first) ?? []);
}

/** Of the reporter's own words only danger concerns the case. */
function firstSign(concern: SignedConcern, texts: Text[]): Sign | undefined {
  for (const { text, source } of texts) {
    const quote = source === "reporter" && concern !== "danger" ? null : signOf(concern, text);
    if (quote !== null) return { concern, text: quote, source };
  }
  return undefined;
}

/** The latest message first. */
function sealedTexts({ kind, content }: Evidence): Text[] {
  const theirs = (text: string): Text => ({ text, source: "reported" });
  const words = content.words ? [theirs(content.words.text)] : [];
  if (kind === "words") return words;
  if (kind === "profile") {
    const { bio, prompts = [] } = content;
    return [...words, theirs(bio), ...prompts.map(({ answer }) => theirs(answer))];
  }
  return [...content.messages.map(({ by, text }) => ({ text, source: by })).reverse(), ...words];
}
