import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Plan } from "@nakamatch/contract/endpoints/chats/plans";
import { MEETING_ANSWERS, type MeetingAnswer } from "@nakamatch/contract/vocabulary/meetings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ReportDialog } from "../../../features/meeting/reports/report-dialog.tsx";
import { api, orpc } from "../../../lib/api.ts";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { DisappearingButton } from "../../../ui/disappearing-button.tsx";
import { useErrorToast } from "../../../ui/toast.tsx";
import { useLeaveChat } from "../use-leave-chat.ts";
import type { PlanNow } from "./plan-now.ts";

type MeetingAnswersProps = { plan: PlanNow; person: NonNullable<Chat["otherUser"]> };

/** Asks the viewer alone what came of a plan, and shows what they said as long as it is kept. */
export function MeetingAnswers({ plan, person }: MeetingAnswersProps) {
  const { t } = useTranslation();
  const leave = useLeaveChat();
  const said = useRef<HTMLParagraphElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { mutate, isPending, variables } = useAnswerMeeting(plan);
  const name = person.nickname;
  const isAsking = plan.meeting === null || isChanging;
  const answer = (wanted: MeetingAnswer) => {
    if (isPending) return;
    // Help does not wait for the server.
    if (wanted === "wrong") setIsReporting(true);
    mutate(wanted, { onSuccess: () => setIsChanging(false) });
  };
  return (
    <div className="flex flex-col gap-2">
      <p ref={said} tabIndex={-1} role="status">
        {plan.meeting !== null && !isChanging && (
          <span className="font-bold">{t(`plans.meeting.said.${plan.meeting}`)} </span>
        )}
        <span className="text-ink-soft">{t("plans.meeting.private", { name })}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {isAsking ? (
          MEETING_ANSWERS.map((each) => (
            <DisappearingButton
              key={each}
              variant={each === "unsaid" ? "quiet" : undefined}
              focusFallback={() => said.current}
              busy={isPending && variables === each}
              onClick={() => answer(each)}
            >
              {t(`plans.meeting.answers.${each}`)}
            </DisappearingButton>
          ))
        ) : (
          <>
            {plan.meeting === "wrong" && (
              <DisappearingButton focusFallback={() => said.current} onClick={() => setIsReporting(true)}>
                {t("reports.chat.action")}
              </DisappearingButton>
            )}
            <DisappearingButton variant="quiet" focusFallback={() => said.current} onClick={() => setIsChanging(true)}>
              {t("plans.meeting.change")}
            </DisappearingButton>
          </>
        )}
      </div>
      <ReportDialog
        person={person}
        kind="chat"
        meeting={plan}
        open={isReporting}
        onOpenChange={setIsReporting}
        onBlocked={() => leave(plan.chatId)}
      />
    </div>
  );
}

/** Failures are toasts, beside the plans as they are by then. */
function useAnswerMeeting({ id: planId, chatId }: Plan) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail } = useErrorToast();
  const queryKey = orpc.plans.list.key({ input: { chatId } });
  return useMutation({
    mutationFn: (answer: MeetingAnswer) => api.meetings.answer({ planId, answer }),
    onSuccess: ({ answer }) =>
      applyConfirmed(queries, {
        queryKey,
        apply: ({ plans }: { plans: Plan[] }) => ({
          plans: plans.map((plan) => (plan.id === planId ? { ...plan, meeting: answer } : plan)),
        }),
      }),
    onError: async (thrown) => {
      fail(t("common.toasts.error"), toAppError(thrown).text(t));
      await refetchChanged(queries, queryKey);
    },
  });
}
