import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { LimitFields, type Limits } from "../../features/meeting/daily/limit-fields.tsx";
import { OwnLanguages } from "../../features/people/languages/own-languages.tsx";
import { ownProfileQuery } from "../../features/people/profile/use-profile.ts";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useErrorToast } from "../../ui/toast.tsx";

/** Offered first: near, and ages around one's own. */
const NEAR = 100;
const YEARS = 8;

type FirstLimitsProps = {
  open: boolean;
  /** Back to the titles. */
  onBack: () => void;
  /** After the answer, or without one. */
  onDone: () => void;
};

/** Asks newcomers once how far away, and of which ages, their "six for today" may be, and for their languages. */
export function FirstLimits({ open, onBack, onDone }: FirstLimitsProps) {
  const { t } = useTranslation();
  const form = useId();
  const { fail, clearError } = useErrorToast();
  const { data: own, isError } = useQuery(ownProfileQuery());
  const [changed, setChanged] = useState<Partial<Limits>>({});
  // Still there when one comes back from the titles.
  const [asksLanguages, setAsksLanguages] = useState(false);
  if (own?.languages.length === 0 && !asksLanguages) setAsksLanguages(true);
  const speaks = (own?.languages.length ?? 0) > 0;
  const limits = { ...aroundAge(own?.age ?? null), ...changed };
  const save = useMutation({
    // After the languages, which it needs.
    scope: { id: "own-languages" },
    mutationFn: (chosen: Limits) => api.dailyPeople.change({ ...chosen, sharedLanguage: speaks }),
    onSuccess: onDone,
    onError: (thrown) => fail(t("errors.title"), toAppError(thrown).text(t)),
  });
  const unlimited = useMutation({
    // An answer too.
    mutationFn: () => api.dailyPeople.change({ ...NO_LIMITS, sharedLanguage: false }),
    onSettled: onDone,
  });
  const isBusy = save.isPending || save.isSuccess || unlimited.isPending || unlimited.isSuccess;
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && onBack()}
      dismissable={!isBusy}
      size="lg"
      title={t("dailySettings.first.title")}
      description={`${t("dailySettings.first.step")} · ${t("dailySettings.first.text")}`}
      actions={
        <>
          <Button size="lg" disabled={save.isPending} busy={unlimited.isPending} onClick={() => unlimited.mutate()}>
            {t("dailySettings.first.noLimits")}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            disabled={unlimited.isPending}
            busy={save.isPending}
          >
            {t("dailySettings.first.save")}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        busy={isBusy}
        onSubmit={() => {
          clearError();
          save.mutate(limits);
        }}
        className="flex flex-col gap-5"
      >
        {own || isError ? (
          <LimitFields {...limits} onChange={(some) => setChanged((before) => ({ ...before, ...some }))} />
        ) : (
          <Skeleton className="h-44" />
        )}
        <OwnLanguages isAsked={asksLanguages} />
      </Form>
    </Dialog>
  );
}

const NO_LIMITS: Limits = { maxDistance: null, minAge: null, maxAge: null };

function aroundAge(age: number | null): Limits {
  const [min, max] = age === null ? [AGE.min, AGE.max] : [age - YEARS, age + YEARS];
  return { maxDistance: NEAR, minAge: min > AGE.min ? min : null, maxAge: max < AGE.max ? max : null };
}
