import type { WantedTime } from "@nakamatch/contract/endpoints/chats/plans";
import { useId, useState } from "react";
import { planTitle } from "../../../features/chats/plan-title.ts";
import { useApp } from "../../../lib/app.tsx";
import { useOnline } from "../../../lib/online.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { refusedProblems, timeProblems, usePlanProblems } from "./plan-form.ts";
import type { PlanNow } from "./plan-now.ts";
import { fieldsOf } from "./plan-time.ts";
import { PlanTimeFields } from "./plan-time-fields.tsx";
import { useAnswerPlan } from "./use-answer-plan.ts";

type AskDialogProps = { plan: PlanNow; name: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for another time of a plan. If the plan changes meanwhile, says so and keeps what was filled in. */
export function AskDialog({ plan, name, open, onOpenChange }: AskDialogProps) {
  const { t } = useTranslation();
  const { session } = useApp();
  const isOnline = useOnline();
  const form = useId();
  const [seen, setSeen] = useState(plan.sequence);
  const [when, setWhen] = useState<WantedTime>(() => timeOf(plan));
  const [problems, setProblems] = usePlanProblems(form);
  const { mutate, isPending } = useAnswerPlan(plan);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // What changed while it was closed is no news.
    if (open) setSeen(plan.sequence);
  }
  const isPossible = plan.answers.includes("ask");
  const submit = () => {
    const found = timeProblems(when, session.now());
    if (Object.keys(found).length > 0) return setProblems(found);
    // What this answer makes of the plan is no news; a change on one's other device is.
    setSeen(plan.sequence + 1);
    const onError = (thrown: unknown) => {
      setSeen(plan.sequence);
      setProblems(refusedProblems(thrown));
    };
    mutate({ kind: "ask", when }, { onSuccess: () => onOpenChange(false), onError });
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("plans.answers.ask")}
      description={planTitle(t, plan)}
      label={t(isOnline ? "plans.ask.submit" : "plans.form.offline")}
      busy={isPending}
      disabled={!isPossible || !isOnline}
      onSubmit={submit}
    >
      <div className="flex flex-col gap-1">
        <div role="status" className="empty:hidden">
          {(plan.sequence > seen || !isPossible) && (
            <p className="rounded-control bg-wash p-3 font-bold">{t("plans.ask.changed")}</p>
          )}
        </div>
        <PlanFacts plan={plan} name={name} />
      </div>
      <PlanTimeFields
        form={form}
        value={when}
        problems={problems}
        onChange={(to) => {
          setWhen({ ...when, ...to });
          setProblems({});
        }}
      />
    </FormDialog>
  );
}

function timeOf({ ask, ...plan }: PlanNow): WantedTime {
  const { startsAt, minutes, timeZone } = ask ?? plan;
  return { ...fieldsOf(Date.parse(startsAt), timeZone), minutes, timeZone };
}
