import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { statementPhrases } from "@nakamatch/domain/safety/statement";
import { fillIn } from "@nakamatch/phrases/text";
import { formatInstant } from "../../../mail/format-instant.ts";
import { emailPhrases, reasonPhrases, statementWords } from "../../../mail/languages.ts";
import { type LabelledLine, renderEmail } from "../../../mail/layout.ts";
import type { Email } from "../../../mail/transport.ts";
import type { EmailRow } from "./types.ts";

const SIGN_IN = "/login";
const OWN_STATEMENTS = "/decisions";

/**
 * The email about a log entry. `statement` is the decision itself, or the one reversed or appealed against.
 *
 * @returns undefined for entries without an email, and for a decision since reversed
 */
export function statementEmail(
  entry: EmailRow,
  statement: Statement | undefined,
  publicUrl: string,
): Email | undefined {
  const { language, nickname, email } = entry;
  const words = emailPhrases[language].decision;
  const content = contentOf(entry, statement);
  if (!content) return undefined;
  const { subject, preheader, action, body, after, path } = content;
  return renderEmail({
    language,
    subject,
    preheader,
    greeting: fillIn(words.greeting, { nickname }, language),
    body,
    action: { label: action, url: new URL(path, publicUrl).href },
    after,
    why: fillIn(words.why, { email }, language),
  });
}

interface Content {
  subject: string;
  preheader: string;
  body: (string | LabelledLine)[];
  action: string;
  after: string[];
  path: string;
}

function contentOf(entry: EmailRow, statement: Statement | undefined): Content | undefined {
  const words = emailPhrases[entry.language].decision;
  switch (entry.action) {
    case "warning":
    case "ban":
    case "photo_rejected": {
      if (!statement || statement.isLifted) return undefined;
      const { after, ...kind } = words[statement.kind];
      const path = statement.kind === "ban" ? SIGN_IN : OWN_STATEMENTS;
      return { ...kind, body: [kind.body, ...linesOf(statement, entry.language)], after: [after], path };
    }
    case "ban_changed": {
      if (statement?.isLifted) return undefined;
      const { note } = statementWords[entry.language].labels;
      // A later change may have come before the email.
      const until = statement ? statement.until : (entry.until?.toISOString() ?? null);
      const body = [words.changed.body, endOf(until, entry.language), ...labelled(note, entry)];
      return { ...words.changed, body, path: SIGN_IN };
    }
    case "unban":
      return { ...words.unban, body: [words.unban.body], after: [], path: SIGN_IN };
    case "appeal_granted": {
      const { effects, ...granted } = words.granted;
      const effect = statement ? [effects[statement.kind]] : [];
      return { ...granted, body: [granted.body, ...effect, ...answerOf(entry)], after: [], path: SIGN_IN };
    }
    case "appeal_denied":
      return { ...words.denied, body: [words.denied.body, ...answerOf(entry)], after: [], path: SIGN_IN };
    default:
      return undefined;
  }
}

/** One per paragraph. */
function linesOf(statement: Statement, language: Language): LabelledLine[] {
  const words = statementWords[language];
  const { line } = emailPhrases[language].decision;
  const { effect, basis, decider } = statementPhrases(statement);
  const { labels } = words;
  const lines: [string, string | null][] = [
    [labels.decision, words.kinds[statement.kind]],
    [labels.date, formatInstant(statement.decidedAt, language)],
    [
      labels.effect,
      fillIn(
        words.effects[effect],
        { date: statement.until ? formatInstant(statement.until, language) : "" },
        language,
      ),
    ],
    [labels.rule, reasonText(statement.reason, language)],
    [labels.note, statement.notes],
    [labels.basis, words.bases[basis]],
    [labels.decider, words.deciders[decider]],
  ];
  return lines.flatMap(([label, value]) =>
    value === null ? [] : [{ label, text: fillIn(line, { label, value }, language) }],
  );
}

function answerOf(entry: EmailRow): LabelledLine[] {
  return labelled(statementWords[entry.language].appeal.answer, entry);
}

function endOf(until: string | null, language: Language): LabelledLine {
  const { labels, effects } = statementWords[language];
  const date = until ? formatInstant(until, language) : "";
  const value = fillIn(effects[until ? "banUntil" : "banForever"], { date }, language);
  return {
    label: labels.effect,
    text: fillIn(emailPhrases[language].decision.line, { label: labels.effect, value }, language),
  };
}

function labelled(label: string, { notes, language }: EmailRow): LabelledLine[] {
  const { line } = emailPhrases[language].decision;
  return notes === null ? [] : [{ label, text: fillIn(line, { label, value: notes }, language) }];
}

/** Unknown codes stay as they are. */
function reasonText(reason: string | null, language: Language): string | null {
  const texts: Partial<Record<string, string>> = reasonPhrases[language];
  return reason === null ? null : (texts[reason] ?? reason);
}
