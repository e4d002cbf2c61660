import type { AppealState, Statement } from "@nakamatch/contract/schemas/statements";
import { useId, useState } from "react";
import { formatDateTime } from "../../../lib/format.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Fact, Facts } from "./facts.tsx";

// Lazy, so that the login page needs no API client.
const AppealForm = lazyPart(() => import("./appeal-form.tsx").then((module) => module.AppealForm));

/** The appeal: instructions and form, then its outcome. Without a session it needs the refused sign-in's token. */
export function Appeal({
  statement,
  token,
  onSent,
}: {
  statement: Pick<Statement, "decisionId" | "isLifted" | "appeal">;
  token?: string | undefined;
  onSent?: (appeal: AppealState) => void;
}) {
  const { t } = useTranslation();
  const heading = useId();
  const [isWriting, setIsWriting] = useState(false);
  const [sent, setSent] = useState<AppealState | null>(null);
  const appeal = statement.appeal ?? sent;
  if (!appeal && statement.isLifted) return null;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={appeal ? undefined : heading}
      className="flex flex-col gap-3 border-line border-t-2 pt-4 outline-none"
    >
      {appeal ? (
        <Outcome appeal={appeal} />
      ) : (
        <>
          <h3 id={heading} className="text-lg">
            {t("statement.appeal.title")}
          </h3>
          <p className="text-ink-soft">{t("statement.appeal.text")}</p>
          {isWriting ? (
            <AppealForm
              decisionId={statement.decisionId}
              token={token}
              onSent={(state) => {
                setSent(state);
                onSent?.(state);
              }}
            />
          ) : (
            <Button className="self-start" onClick={() => setIsWriting(true)}>
              {t("statement.appeal.open")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Outcome({ appeal: { sentAt, outcome, answer, decidedAt } }: { appeal: AppealState }) {
  const { t, language } = useTranslation();
  const date = formatDateTime(decidedAt ?? sentAt, language);
  return (
    <>
      <p className="font-bold">{t(`statement.appeal.${outcome ?? "underReview"}`, { date })}</p>
      {answer !== null && (
        <Facts>
          <Fact name={t("statement.appeal.answer")}>{answer}</Fact>
        </Facts>
      )}
    </>
  );
}
