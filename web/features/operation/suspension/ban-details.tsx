import type { Factor } from "@nakamatch/contract/schemas/factors";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import type { Ban } from "../../../lib/errors.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Appeal } from "../../moderation/statements/appeal.tsx";
import { Fact, Facts } from "../../moderation/statements/facts.tsx";
import { StatementFacts } from "../../moderation/statements/statement-facts.tsx";
import { useReasonText } from "../../moderation/statements/use-reason-text.ts";

// Lazy: the login page does not need the API client.
const SuspendedAccess = lazyPart(
  () => import("./suspended-access.tsx").then((module) => module.SuspendedAccess),
  undefined,
  { phrases: ["deleteAccount", "factors", "settings"] },
);

type BanDetailsProps = Pick<Ban, "reason" | "until" | "banToken"> &
  Partial<Pick<Ban, "statement" | "appealToken" | "dataToken" | "factors">> & {
    onShown?: () => void;
    /** The ban is no longer in force. */
    onOver: () => void;
  };

/**
 * A ban (OPEN-74) with statement, appeal and data export, without a session. If banned while signed in, the password
 * comes first (`statement` undefined).
 */
export function BanDetails(props: BanDetailsProps) {
  const { reason, until, banToken, statement, appealToken, dataToken, factors, onShown, onOver } = props;
  const { t, language } = useTranslation();
  useBanEnd(banToken, onOver);
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => tellShown(), []);
  const reasonText = useReasonText();
  return (
    <Notice tone="bad" title={t("suspension.title")}>
      <Facts>
        <Fact name={t("suspension.reason")}>{reasonText(reason)}</Fact>
        {statement && (
          <Fact name={t("statement.labels.date")}>
            <time dateTime={statement.decidedAt}>{formatDateTime(statement.decidedAt, language)}</time>
          </Fact>
        )}
        <Fact name={t("suspension.until")}>
          {until === null ? t("suspension.permanent") : formatDateTime(until, language)}
        </Fact>
      </Facts>
      {statement === undefined && <p className="text-ink-soft">{t("suspension.signIn")}</p>}
      {statement && (
        <>
          <StatementFacts statement={statement} known={["decision", "rule", "date"]} />
          <Appeal
            // Resets the form for another decision.
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

/** Milliseconds. */
const ASK_MS = 15_000;

/** Asks whether the ban is still in force: at once, then while the page is visible, and on return to it. */
function useBanEnd(token: string | null, onOver: () => void): void {
  const { data } = useQuery({
    ...orpc.suspension.state.queryOptions({ input: token ? { token } : skipToken }),
    refetchInterval: ASK_MS,
    refetchOnWindowFocus: "always",
  });
  const tellOver = useEffectEvent(onOver);
  const isOver = data?.isSuspended === false;
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
}

/** A suspended person's access to their data, by the refusal's token and a code if needed (OPEN-74). */
export function SuspendedData({ token, factors }: { token: string; factors: Factor[] }) {
  const { t } = useTranslation();
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [raised, setRaised] = useState<string | null>(null);
  return (
    <section
      tabIndex={-1}
      aria-labelledby={heading}
      className="flex flex-col gap-3 border-line border-t-2 pt-4 outline-none"
    >
      <h3 id={heading} className="text-lg">
        {t("suspension.data.title")}
      </h3>
      <p className="text-ink-soft">{t("suspension.data.text")}</p>
      {!isOpen ? (
        <Button className="self-start" onClick={() => setIsOpen(true)}>
          {t("suspension.data.open")}
        </Button>
      ) : (
        <SuspendedAccess
          token={raised ?? token}
          factors={raised === null ? factors : []}
          onRaised={setRaised}
          onBack={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
