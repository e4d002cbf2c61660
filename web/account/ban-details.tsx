import { useEffect, useEffectEvent } from "react";
import type { Ban } from "../lib/errors.ts";
import { formatDateTime } from "../lib/format.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Appeal } from "../person/statements/appeal.tsx";
import { Fact, Facts } from "../person/statements/facts.tsx";
import { StatementFacts } from "../person/statements/statement-facts.tsx";
import { useReasonText } from "../person/statements/use-reason-text.ts";
import { Notice } from "./notice.tsx";
import { SuspendedData } from "./suspended-data.tsx";

type BanDetailsProps = Pick<Ban, "reason" | "until"> &
  Partial<Pick<Ban, "statement" | "appealToken" | "dataToken" | "factors">> & {
    onShown?: () => void;
  };

/**
 * A ban (OPEN-74) with statement, appeal and data export, without a session. If banned while signed in, the password
 * comes first (`statement` undefined).
 */
export function BanDetails({ reason, until, statement, appealToken, dataToken, factors, onShown }: BanDetailsProps) {
  const { t, language } = useTranslation();
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => tellShown(), []);
  const reasonText = useReasonText();
  return (
    <Notice tone="bad" title={t("login.banned.title")}>
      <Facts>
        <Fact name={t("login.banned.reason")}>{reasonText(reason)}</Fact>
        <Fact name={t("login.banned.until")}>
          {until === null ? t("login.banned.permanent") : formatDateTime(until, language)}
        </Fact>
      </Facts>
      {statement === undefined && <p className="text-ink-soft">{t("login.banned.signIn")}</p>}
      {statement && (
        <>
          <StatementFacts statement={statement} known={["decision", "rule"]} />
          <Appeal
            // Another refusal is about another decision.
            key={statement.decisionId}
            statement={statement}
            token={appealToken ?? undefined}
          />
        </>
      )}
      {dataToken && <SuspendedData key={dataToken} token={dataToken} factors={factors ?? []} />}
    </Notice>
  );
}
