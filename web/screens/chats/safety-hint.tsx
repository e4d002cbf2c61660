import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { MessageRisk } from "@nakamatch/domain/safety/risky-message";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { ReportDialog } from "../../person/reports/report-dialog.tsx";
import { SafetyLink } from "../../person/safety-link.tsx";
import { useLeaveChat } from "./use-leave-chat.ts";

export type SafetyHintProps = {
  chatId: string;
  risk: MessageRisk;
  /** Who wrote the message; null once their account is gone. */
  person: Pick<PersonBadge, "id" | "nickname"> | null;
};

/** A calm line below a risky first message, for its reader alone: what to mind, where to read more, and the way to report. */
export function SafetyHint({ chatId, risk, person }: SafetyHintProps) {
  const { t } = useTranslation();
  const leave = useLeaveChat(chatId);
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <div className="flex max-w-136 items-start gap-2 text-ink-soft text-sm">
        <ShieldAlert className="mt-0.5 size-4 shrink-0" />
        <div className="min-w-0">
          <p>{t(`chats.hint.${risk}`)}</p>
          <div className="flex flex-wrap items-center gap-x-4">
            <SafetyLink />
            {person && (
              <button
                type="button"
                className="min-h-11 font-bold underline underline-offset-4 hover:text-ink"
                onClick={() => setIsReporting(true)}
              >
                {t("reports.chat.action")}
              </button>
            )}
          </div>
        </div>
      </div>
      {person && (
        <ReportDialog person={person} kind="chat" open={isReporting} onOpenChange={setIsReporting} onBlocked={leave} />
      )}
    </>
  );
}
