import type { ModeratedPerson, Sign } from "@nakamatch/contract/endpoints/moderation/cases";
import { CONCERNS, type Concern } from "@nakamatch/contract/vocabulary/concerns";
import { QUESTION_TEMPLATES } from "@nakamatch/contract/vocabulary/questions";
import { CircleQuestionMark, Flag, HandCoins, IdCard, Siren, TextSearch, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useReasonText } from "../../features/moderation/statements/use-reason-text.ts";
import { api } from "../../lib/api.ts";
import type { PhraseKey } from "../../lib/phrases.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useDecision } from "./use-queues.ts";

const ICONS: Record<Concern, ReactNode> = {
  danger: <Siren />,
  underage: <IdCard />,
  money: <HandCoins />,
  unsure: <CircleQuestionMark />,
};

/** The steps of `docs/runbooks`. */
const STEPS: Record<Concern, readonly PhraseKey[]> = {
  danger: [
    "caseMarks.steps.danger.serious",
    "caseMarks.steps.danger.call",
    "caseMarks.steps.danger.tell",
    "caseMarks.steps.danger.keep",
    "caseMarks.steps.danger.threat",
    "caseMarks.steps.danger.write",
  ],
  underage: [
    "caseMarks.steps.underage.look",
    "caseMarks.steps.underage.sexual",
    "caseMarks.steps.underage.clear",
    "caseMarks.steps.underage.ask",
    "caseMarks.steps.underage.quiet",
  ],
  money: [
    "caseMarks.steps.money.look",
    "caseMarks.steps.money.paid",
    "caseMarks.steps.money.clear",
    "caseMarks.steps.money.doubt",
    "caseMarks.steps.money.forced",
  ],
  unsure: ["caseMarks.steps.unsure.look", "caseMarks.steps.unsure.choose", "caseMarks.steps.unsure.none"],
};

/** The reason of a decision or mark, or what was asked. */
export function useLoggedReason(): (reason: string) => string {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  return (reason) => {
    const concern = CONCERNS.find((known) => known === reason);
    if (concern) return t(`caseMarks.names.${concern}`);
    const template = QUESTION_TEMPLATES.find((known) => known === reason);
    return template ? t(`questions.templates.${template}`) : reasonText(reason);
  };
}

/** In the list, in place of the priority. */
export function ConcernBadge({ concern }: { concern: Concern }) {
  const { t } = useTranslation();
  return (
    <Badge tone={concern === "danger" ? "danger" : "signal"} icon={ICONS[concern]}>
      {t(`caseMarks.names.${concern}`)}
    </Badge>
  );
}

type CaseMarkProps = {
  data: Pick<ModeratedPerson, "mark" | "signs">;
  /** Undefined for those who may not decide. */
  onMark?: ((concern: Concern) => void) | undefined;
};

/** Above the reports: the mark with the steps of its runbook, or else what speaks for one. */
export function CaseMark({ data: { mark, signs }, onMark }: CaseMarkProps) {
  const { t } = useTranslation();
  const title = useId();
  if (mark) {
    const { concern, by } = mark;
    return (
      <section
        aria-labelledby={title}
        className="flex flex-col gap-3 rounded-panel border-2 border-edge bg-paper px-4 py-4 sm:px-5"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <ConcernBadge concern={concern} />
          <p className="text-ink-soft text-sm">{t(`caseMarks.by.${by}`)}</p>
        </div>
        <h3 id={title} className="text-base">
          {t("caseMarks.todo")}
        </h3>
        <ol className="flex max-w-prose list-decimal flex-col gap-1.5 pl-6 marker:font-bold">
          {STEPS[concern].map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
    );
  }
  if (signs.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5 rounded-panel border-2 border-line border-dashed px-4 py-3">
      <ul className="flex flex-col gap-2.5">
        {signs.map((sign) => (
          <SignItem key={sign.concern} sign={sign} onMark={onMark} />
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{t("caseMarks.signsNote")}</p>
    </div>
  );
}

function SignItem({ sign, onMark }: { sign: Sign } & Pick<CaseMarkProps, "onMark">) {
  const { t } = useTranslation();
  const { concern, source, text } = sign;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 flex-1 basis-60 items-start gap-2.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
        <TextSearch aria-hidden />
        <span className="user-text min-w-0">
          {t(`caseMarks.signs.${concern}`, { source: t(`caseMarks.sources.${source}`, { text }) })}
        </span>
      </p>
      {onMark && (
        <Button
          variant="quiet"
          aria-label={`${t("caseMarks.set")}: ${t(`caseMarks.names.${concern}`)}`}
          icon={<Flag className="size-5" />}
          onClick={() => onMark(concern)}
        >
          {t("caseMarks.set")}
        </Button>
      )}
    </li>
  );
}

/** Marks a case for all moderators; null takes the mark away. */
export function useMark({ personId, caseId }: { personId: string; caseId: string }) {
  const { t } = useTranslation();
  return useDecision((concern: Concern | null) => api.cases.mark({ personId, caseId, concern }), {
    failed: { text: t("caseMarks.failed") },
  });
}

type MarkMenuProps = { concern: Concern | undefined; onMark: (concern: Concern | null) => void };

export function MarkMenu({ concern, onMark }: MarkMenuProps) {
  const { t } = useTranslation();
  const label = t(concern ? "caseMarks.change" : "caseMarks.menu");
  return (
    <Menu
      label={label}
      trigger={
        <button
          type="button"
          className="flex min-h-11 items-center gap-1.5 rounded-control font-bold text-ink underline underline-offset-4 sm:min-h-9"
        >
          <Flag aria-hidden className="size-4" />
          {label}
        </button>
      }
      items={[
        ...CONCERNS.map((value) => ({
          label: t(`caseMarks.names.${value}`),
          icon: ICONS[value],
          isChosen: value === concern,
          onSelect: () => value !== concern && onMark(value),
        })),
        ...(concern ? [{ label: t("caseMarks.remove"), icon: <X />, onSelect: () => onMark(null) }] : []),
      ]}
    />
  );
}
