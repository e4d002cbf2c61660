import type { Plan, WantedWhat } from "@nakamatch/contract/endpoints/chats/plans";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { v7 } from "uuid";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useOnline } from "../../../lib/online.ts";
import { browserTimeZone } from "../../../lib/time-zone.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { type PlanDraft, usePlanDrafts } from "./plan-drafts.ts";
import { fieldId, problemText, refusedProblems, textProblems, timeProblems, usePlanProblems } from "./plan-form.ts";
import { planNow } from "./plan-now.ts";
import { PlanTimeFields } from "./plan-time-fields.tsx";
import { putPlan } from "./put-plan.ts";
import { SharedTitles } from "./shared-titles.tsx";

type ProposeDialogProps = {
  chatId: string;
  person: { id: string; nickname: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Proposes a plan: what, when and where. What was filled in survives closing. */
export function ProposeDialog({ chatId, person, open, onOpenChange }: ProposeDialogProps) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const isOnline = useOnline();
  const form = useId();
  const { data } = useQuery(orpc.plans.list.queryOptions({ input: { chatId } }));
  const drafts = usePlanDrafts();
  const [draft, setDraft] = useState(() => drafts.get(chatId) ?? emptyDraft());
  const [problems, setProblems] = usePlanProblems(form);
  const { mutate, isPending } = usePropose(chatId);
  const change = (to: Partial<PlanDraft>) => {
    const next = { ...draft, ...to, id: v7() };
    drafts.set(chatId, next);
    setDraft(next);
    setProblems({});
  };
  const { text, title, place, when } = draft;
  const openPlans = data?.plans.filter((plan) => planNow(plan, session.now()).isOpen) ?? [];
  const isFull = openPlans.length >= PLANS.open;
  const submit = () => {
    const what: WantedWhat = title?.text === text ? { kind: "title", id: title.id } : { kind: "text", text };
    const found = { ...textProblems(what, place), ...timeProblems(when, session.now()) };
    if (Object.keys(found).length > 0) return setProblems(found);
    mutate(
      { id: draft.id, what, place: place.trim() === "" ? null : place, when },
      {
        onSuccess: () => {
          setDraft(emptyDraft());
          onOpenChange(false);
          toast({ title: t("plans.form.done"), description: t("plans.form.doneText", { name: person.nickname }) });
        },
        onError: (thrown) => {
          const error = toAppError(thrown);
          if (error.code === "VALIDATION_FAILED") setProblems(refusedProblems(thrown));
          else toast({ title: t("common.toasts.error"), description: error.text(t), variant: "destructive" });
        },
      },
    );
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("plans.form.title", { name: person.nickname })}
      label={t(isOnline ? "plans.form.submit" : "plans.form.offline")}
      busy={isPending}
      disabled={isFull || !isOnline}
      onSubmit={submit}
    >
      {isFull && (
        <p role="status" className="rounded-control bg-wash p-3">
          {t("errors.codes.PLANS_FULL")}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <TextField
          id={fieldId(form, "what")}
          label={t("plans.form.what")}
          placeholder={t("plans.form.example")}
          maxLength={PLANS.what}
          value={text}
          error={problemText(t, problems.what, PLANS.what)}
          onChange={({ target }) => change({ text: target.value })}
        />
        <SharedTitles
          personId={person.id}
          chosen={title?.text === text ? title.id : null}
          onChoose={(chosen) => change({ text: chosen?.text ?? "", title: chosen })}
        />
      </div>
      <PlanTimeFields
        form={form}
        value={when}
        problems={problems}
        onChange={(to) => change({ when: { ...when, ...to } })}
      />
      <TextField
        id={fieldId(form, "place")}
        label={t("plans.where")}
        optional
        hint={t("plans.form.safePlace")}
        maxLength={PLANS.place}
        value={place}
        error={problemText(t, problems.place, PLANS.place)}
        onChange={({ target }) => change({ place: target.value })}
      />
      <p className="text-ink-soft text-sm">{t("plans.shown")}</p>
    </FormDialog>
  );
}

const emptyDraft = (): PlanDraft => ({
  id: v7(),
  text: "",
  title: null,
  place: "",
  when: { day: "", time: "", minutes: 120, timeZone: browserTimeZone().timeZone },
});

type Proposal = Omit<Parameters<typeof api.plans.propose>[0], "chatId">;

/** Also stores what comes after the dialog is gone. */
function usePropose(chatId: string) {
  const queries = useQueryClient();
  const drafts = usePlanDrafts();
  return useMutation<Plan, unknown, Proposal>({
    mutationFn: (proposal) => api.plans.propose({ chatId, ...proposal }),
    onSuccess: (plan, { id }) => {
      if (drafts.get(chatId)?.id === id) drafts.delete(chatId);
      putPlan(queries, plan);
    },
    // The other side may have been faster.
    onError: () => void refetchChanged(queries, orpc.plans.list.key({ input: { chatId } })),
  });
}
