import { CONCERNS, type Concern } from "@nakamatch/contract/vocabulary/concerns";
import { useMutation } from "@tanstack/react-query";
import { CheckCheck, Phone } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { isRetryable, toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { SafetyLink } from "../../people/safety-link.tsx";

/** Tries of a lost answer, over about a minute, also after the dialog has closed. */
const TRIES = 7;

/** One optional question beside a sent report; a press answers it. */
export function ConcernQuestion({ reportId }: { reportId: string }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<"asked" | "yes" | "no">("asked");
  const question = useId();
  const { mutate, variables, isError, isSuccess, error } = useMutation({
    mutationFn: (concern: Concern) => api.reports.answerConcern({ reportId, concern }),
    retry: (failures, thrown) => failures < TRIES && isRetryable(toAppError(thrown)),
  });
  if (step === "no") return null;
  return (
    <section aria-labelledby={question} className="mt-6 flex flex-col gap-4 rounded-panel bg-wash px-4 py-4 sm:px-5">
      {variables ? (
        <Noted
          id={question}
          concern={variables}
          failure={isError ? (toAppError(error).code === "NOT_FOUND" ? "decided" : "failed") : null}
          isDone={isSuccess}
          onRetry={() => mutate(variables)}
        />
      ) : (
        <>
          <div>
            <p id={question} className="font-bold">
              {t(step === "yes" ? "reports.concern.which" : "reports.concern.question")}
            </p>
            {step === "asked" && <p className="mt-1 text-ink-soft">{t("reports.concern.hint")}</p>}
          </div>
          {step === "yes" ? (
            <Choices onChoose={mutate} />
          ) : (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setStep("yes")}>{t("reports.concern.yes")}</Button>
              <Button variant="quiet" onClick={() => setStep("no")}>
                {t("reports.concern.no")}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** Takes over the pressed button's focus. */
function Choices({ onChoose }: { onChoose: (concern: Concern) => void }) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {CONCERNS.map((concern, index) => (
        <Button key={concern} ref={index === 0 ? first : undefined} onClick={() => onChoose(concern)}>
          {t(`reports.concern.options.${concern}`)}
        </Button>
      ))}
    </div>
  );
}

type NotedProps = {
  id: string;
  concern: Concern;
  failure: "failed" | "decided" | null;
  isDone: boolean;
  onRetry: () => void;
};

/** What helps now does not wait for the server. */
function Noted({ id, concern, failure, isDone, onRetry }: NotedProps) {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p id={id} ref={text} tabIndex={-1} className="flex items-start gap-2.5 font-bold outline-none" role="status">
        {isDone && <CheckCheck aria-hidden className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0">{t(`reports.concern.${failure ?? "noted"}`)}</span>
      </p>
      {failure === "failed" && <RetryButton onClick={onRetry} />}
      {concern === "danger" && (
        <p className="flex items-start gap-2.5 rounded-control border-2 border-danger bg-danger-wash px-4 py-3 font-bold">
          <Phone aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">{t("reports.concern.emergency")}</span>
        </p>
      )}
      {concern === "money" && <p>{t("reports.concern.advice")}</p>}
      <SafetyLink newTab />
    </>
  );
}
