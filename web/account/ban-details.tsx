import type { Factor } from "@nakamatch/contract/schemas/factors";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { Ban } from "../lib/errors.ts";
import { formatDateTime } from "../lib/format.ts";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { Appeal } from "../person/statements/appeal.tsx";
import { Fact, Facts } from "../person/statements/facts.tsx";
import { StatementFacts } from "../person/statements/statement-facts.tsx";
import { useReasonText } from "../person/statements/use-reason-text.ts";
import { DisappearingButton } from "../ui/disappearing-button.tsx";
import { Notice } from "./notice.tsx";

// Lazy: the login page does not need the API client.
const SuspendedAccess = lazyPart(
  () => import("./suspended-access.tsx").then((module) => module.SuspendedAccess),
  undefined,
  { phrases: ["deleteAccount", "factors", "settings"] },
);

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

/** A suspended person's access to their data, by the refusal's token and a code if needed (OPEN-74). */
export function SuspendedData({ token, factors }: { token: string; factors: Factor[] }) {
  const { t } = useTranslation();
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [raised, setRaised] = useState<string | null>(null);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={heading}
      className="flex flex-col gap-3 border-line border-t-2 pt-4 outline-none"
    >
      <h3 id={heading} className="text-lg">
        {t("login.banned.data.title")}
      </h3>
      <p className="text-ink-soft">{t("login.banned.data.text")}</p>
      {!isOpen ? (
        <DisappearingButton className="self-start" focusFallback={() => place.current} onClick={() => setIsOpen(true)}>
          {t("login.banned.data.open")}
        </DisappearingButton>
      ) : (
        <SuspendedAccess
          token={raised ?? token}
          factors={raised === null ? factors : []}
          onRaised={(next) => {
            setRaised(next);
            place.current?.focus();
          }}
          onBack={() => {
            setIsOpen(false);
            place.current?.focus();
          }}
        />
      )}
    </section>
  );
}
