import type { Statement } from "@nakamatch/contract/schemas/statements";
import { statementPhrases } from "@nakamatch/domain/safety/statement";
import { formatDateTime } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Fact, Facts } from "./facts.tsx";
import { useReasonText } from "./use-reason-text.ts";

/** Reasons of a decision: rule, facts, author, consequences. `known`: facts shown elsewhere. */
export function StatementFacts({
  statement,
  known = [],
}: {
  statement: Omit<Statement, "appeal">;
  known?: readonly ("decision" | "date" | "rule" | "effect")[];
}) {
  const { t, language } = useTranslation();
  const reasonText = useReasonText();
  const date = (instant: string) => formatDateTime(instant, language);
  const { effect, basis, decider } = statementPhrases(statement);
  const { kind, decidedAt, reason, notes, until } = statement;
  const isNew = (fact: (typeof known)[number]) => !known.includes(fact);
  return (
    <Facts>
      {isNew("decision") && <Fact name={t("statement.labels.decision")}>{t(`statement.kinds.${kind}`)}</Fact>}
      {isNew("date") && (
        <Fact name={t("statement.labels.date")}>
          <time dateTime={decidedAt}>{date(decidedAt)}</time>
        </Fact>
      )}
      {isNew("effect") && (
        <Fact name={t("statement.labels.effect")}>
          {t(`statement.effects.${effect}`, { date: until === null ? "" : date(until) })}
        </Fact>
      )}
      {isNew("rule") && reason !== null && <Fact name={t("statement.labels.rule")}>{reasonText(reason)}</Fact>}
      {notes !== null && <Fact name={t("statement.labels.note")}>{notes}</Fact>}
      <Fact name={t("statement.labels.basis")}>{t(`statement.bases.${basis}`)}</Fact>
      <Fact name={t("statement.labels.decider")}>{t(`statement.deciders.${decider}`)}</Fact>
    </Facts>
  );
}
