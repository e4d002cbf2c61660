import { ArrowDown, CheckCheck, Gavel, MessageSquareWarning } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import type { CaseAction } from "./use-queues.ts";

export type DecisionBarProps = {
  name: string;
  canDecide: boolean;
  canWarn: boolean;
  onAct: (action: CaseAction) => void;
  /** Texts of the first button; by default it dismisses reports. */
  first?: { label: string; name: string };
  /** Opens the next case. */
  onNext: () => void;
  /** Content beside the buttons. */
  children?: ReactNode;
};

/** Decisions about the open case, sticky at the bottom of the window, above the phone's navigation. */
export function DecisionBar({ name, canDecide, canWarn, first, onAct, onNext, children }: DecisionBarProps) {
  const { t } = useTranslation();
  const dismissal = first ?? {
    label: t("moderation.bar.dismiss"),
    name: t("moderation.actions.dismissName", { name }),
  };
  const button = "max-sm:flex-col max-sm:gap-0.5 max-sm:px-0 max-sm:py-1 max-sm:text-xs";
  return (
    <div
      data-save-bar=""
      className="sticky bottom-(--bar) z-10 -mx-4 mt-5 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-b-panel border-edge border-t-2 bg-sheet px-4 py-2.5 sm:-mx-5 sm:-mb-5 sm:px-5 low:static in-[body:has([data-folded])]:hidden"
    >
      <div className="min-w-0 flex-1 text-ink-soft text-sm max-2xl:basis-full">{children}</div>
      <fieldset className="grid grid-flow-col gap-2.5 max-sm:w-full max-sm:auto-cols-fr max-sm:gap-1.5">
        <legend className="sr-only">{t("moderation.bar.label", { name })}</legend>
        <Button
          disabled={!canDecide && !first}
          aria-label={dismissal.name}
          icon={<CheckCheck className="size-5" />}
          className={button}
          onClick={() => onAct("dismiss")}
        >
          {dismissal.label}
        </Button>
        {canWarn && (
          <Button
            disabled={!canDecide}
            aria-label={t("moderation.actions.warnName", { name })}
            icon={<MessageSquareWarning className="size-5" />}
            className={button}
            onClick={() => onAct("warn")}
          >
            {t("moderation.actions.warn")}
          </Button>
        )}
        <Button
          disabled={!canDecide}
          aria-label={t("moderation.actions.banName", { name })}
          icon={<Gavel className="size-5" />}
          className={button}
          onClick={() => onAct("ban")}
        >
          {t("moderation.actions.ban")}
        </Button>
        <Button icon={<ArrowDown className="size-5" />} className={button} onClick={onNext}>
          {t("moderation.bar.next")}
        </Button>
      </fieldset>
    </div>
  );
}
