import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import { CHECK_IN } from "@nakamatch/contract/vocabulary/check-ins";
import { NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import { checkInProblem, isCheckInOpen, lastHour, presetHour } from "@nakamatch/domain/meeting/check-in";
import { planTime } from "@nakamatch/domain/meeting/plans";
import { emailProblem } from "@nakamatch/domain/people/email";
import { nameProblem, shownName } from "@nakamatch/domain/people/names";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { putCheckIn, refetchCheckIns } from "../../../features/chats/check-ins/use-check-ins.ts";
import { api, orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { toAppError } from "../../../lib/errors.ts";
import { useOnline } from "../../../lib/online.ts";
import { browserTimeZone } from "../../../lib/time-zone.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { EmailField, TextField } from "../../../ui/text-field.tsx";
import { useErrorToast, useToast } from "../../../ui/toast.tsx";
import { PlanTimeText } from "./plan-facts.tsx";
import { checkInTerms, type PlanNow } from "./plan-now.ts";
import { fieldsOf } from "./plan-time.ts";

type CheckInFormProps = {
  plan: PlanNow;
  checkIn: CheckIn | undefined;
  onSend: () => void;
  onDone: () => void;
};

const FIELDS = ["dueAt", "email", "letters"] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

/** The hour of a check-in, and whom to ask; without an address the trusted person stays who they are. */
export function CheckInForm({ plan, checkIn, onSend, onDone }: CheckInFormProps) {
  const { t } = useTranslation();
  const { session } = useApp();
  const isOnline = useOnline();
  const form = useId();
  const { isKnown, timeZone: own } = browserTimeZone();
  const timeZone = isKnown ? own : plan.timeZone;
  const { planEnd } = checkInTerms(plan);
  const times = {
    startsAt: new Date(plan.startsAt),
    minutes: plan.minutes,
    isCancelled: plan.state === "cancelled",
  };
  const { data: profile } = useQuery(orpc.profiles.mine.queryOptions());
  const [hour, setHour] = useState(() => {
    const now = session.now();
    const set = checkIn?.state === "waiting" ? new Date(checkIn.dueAt) : null;
    const preset = set && set > now ? set : presetHour(planEnd, now);
    return fieldsOf(preset.getTime(), timeZone);
  });
  const [email, setEmail] = useState("");
  const [written, setWritten] = useState(checkIn?.letters ?? null);
  const letters = written ?? presetLetters(profile);
  const [problems, setProblems] = useProblems(form);
  const dueAt = dueTime(hour, timeZone);
  const stays = trustedThatStays(checkIn, planEnd, session.now());
  const send = useSetCheckIn(plan, checkIn, stays === "confirmed");
  const submit = () => {
    const problem = dueAt ? checkInProblem(dueAt, times, session.now()) : "noHour";
    const found: Problems = {
      ...(problem && { dueAt: t(`checkIns.problems.${problem}`, { max: CHECK_IN.hoursAfterPlan }) }),
      ...(email !== "" && emailProblem(email) && { email: t("checkIns.problems.email") }),
      ...(email !== "" && nameProblem(letters) && { letters: t("checkIns.problems.letters", { max: NAME_MAX }) }),
    };
    if (!dueAt || Object.keys(found).length > 0) return setProblems(found);
    onSend();
    send.mutate(
      { dueAt: dueAt.toISOString(), trusted: email === "" ? null : { email, letters } },
      {
        onSuccess: onDone,
        onError: (thrown) => {
          const refused = toAppError(thrown).issues.map(({ path, reason }) => {
            if (path !== "dueAt")
              return [path, t(`checkIns.problems.${path === "email" ? path : "letters"}`, { max: NAME_MAX })];
            const problem = reason === "past" || reason === "beforePlan" ? reason : "tooFar";
            return [path, t(`checkIns.problems.${problem}`, { max: CHECK_IN.hoursAfterPlan })];
          });
          setProblems(Object.fromEntries(refused));
        },
      },
    );
  };
  const range = {
    min: fieldsOf(session.now().getTime(), timeZone).day,
    max: fieldsOf(lastHour(planEnd), timeZone).day,
  };
  return (
    <Form busy={send.isPending} onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          <TextField
            type="date"
            required
            label={t("plans.form.day")}
            {...range}
            value={hour.day}
            onChange={({ target }) => setHour({ ...hour, day: target.value })}
          />
          <TextField
            id={`${form}-dueAt`}
            type="time"
            required
            label={t("plans.form.time")}
            value={hour.time}
            error={problems.dueAt}
            onChange={({ target }) => setHour({ ...hour, time: target.value.slice(0, 5) })}
          />
        </div>
        <p aria-live="polite" className="min-h-6">
          {dueAt && (
            <PlanTimeText
              time={{ startsAt: dueAt.toISOString(), endsAt: dueAt.toISOString(), timeZone: plan.timeZone }}
            />
          )}
        </p>
      </div>
      {stays && <p className="rounded-control bg-wash p-3 font-bold">{t(`checkIns.form.stays.${stays}`)}</p>}
      <EmailField
        id={`${form}-email`}
        label={t(stays ? "checkIns.form.otherEmail" : "checkIns.form.email")}
        hint={t("checkIns.form.emailHint")}
        optional
        autoComplete="off"
        value={email}
        error={problems.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {(email !== "" || !checkIn?.letters) && (
        <TextField
          id={`${form}-letters`}
          label={t("checkIns.form.letters")}
          hint={t("checkIns.form.lettersHint")}
          autoComplete="off"
          value={letters}
          error={problems.letters}
          onChange={({ target }) => setWritten(target.value)}
        />
      )}
      <Button type="submit" variant="primary" className="self-start" busy={send.isPending} disabled={!isOnline}>
        {t(isOnline ? "checkIns.form.submit" : "plans.form.offline")}
      </Button>
    </Form>
  );
}

/** Whom another hour needs not ask again; their address is kept while the plan or the check-in is on. */
function trustedThatStays(checkIn: CheckIn | undefined, planEnd: Date, now: Date): "asked" | "confirmed" | null {
  if (!checkIn || checkIn.toldAt || (!isCheckInOpen(checkIn.state) && planEnd <= now)) return null;
  const { trusted } = checkIn;
  return trusted === "asked" || trusted === "confirmed" ? trusted : null;
}

/** Null while it is incomplete. */
function dueTime(hour: { day: string; time: string }, timeZone: string): Date | null {
  if (hour.day === "" || hour.time === "") return null;
  const { startsAt } = planTime({ ...hour, minutes: 0, timeZone });
  return Number.isNaN(startsAt.getTime()) ? null : startsAt;
}

/** The first name, if others read it. */
function presetLetters(profile: OwnProfile | undefined): string {
  if (!profile || profile.nameChoice === "nickname") return "";
  const { firstName, lastName } = profile;
  const name = shownName({ firstName, lastName: lastName || null }, "first") ?? "";
  return nameProblem(name) ? "" : name;
}

/** Setting some moves the focus to the first field that has one. */
function useProblems(form: string) {
  const [problems, setProblems] = useState<Problems>({});
  useEffect(() => {
    const first = FIELDS.find((field) => problems[field]);
    if (first) document.getElementById(`${form}-${first}`)?.focus();
  }, [form, problems]);
  return [problems, setProblems] as const;
}

type Wanted = { dueAt: string; trusted: { email: string; letters: string } | null };

/** Sets the hour unless it stays, then asks the trusted person. */
function useSetCheckIn({ chatId, id: planId }: PlanNow, before: CheckIn | undefined, isAgreed: boolean) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: async ({ dueAt, trusted }: Wanted) => {
      const stays = before?.state === "waiting" && before.dueAt === dueAt;
      const set = stays ? before : await api.checkIns.set({ chatId, planId, dueAt });
      if (!trusted) return set;
      return api.checkIns.invite({ checkInId: set.id, ...trusted }).catch((thrown: unknown) => {
        putCheckIn(queries, set);
        throw thrown;
      });
    },
    onSuccess: (checkIn, { trusted }) => {
      putCheckIn(queries, checkIn);
      const { letters } = checkIn;
      // The same mailbox knows its maker by the name of its invitation.
      if (trusted && letters && letters !== trusted.letters.normalize("NFC").trim())
        toast({ title: t("checkIns.done.sameName", { letters }) });
      else if (!trusted && isAgreed && checkIn.trusted === "confirmed" && checkIn.dueAt !== before?.dueAt)
        toast({ title: t("checkIns.done.hour"), description: t("checkIns.done.stays"), variant: "success" });
    },
    onError: async (thrown) => {
      const error = toAppError(thrown);
      // Its field says it.
      if (error.code !== "VALIDATION_FAILED") fail(t("common.toasts.error"), error.text(t));
      await refetchCheckIns(queries);
    },
  });
}
