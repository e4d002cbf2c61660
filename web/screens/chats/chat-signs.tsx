import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { CalendarHeart, House, type LucideIcon } from "lucide-react";
import type { CheckInStep } from "../../features/chats/check-ins/check-in-step.ts";
import { stepLine, stepText } from "../../features/chats/check-ins/check-in-words.ts";
import { useApp } from "../../lib/app.tsx";
import { signTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

export type ChatSignsProps = {
  plan: Chat["plan"];
  proposal: Chat["proposal"];
  checkIn: CheckIn | undefined;
  step: CheckInStep | null | undefined;
};

/** The next plans on which both agree and that waits for an answer, and the own check-in. */
export function ChatSigns({ plan, proposal, checkIn, step }: ChatSignsProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const now = session.now();
  const said = checkIn && step && { checkIn, step, now };
  const time = plan && signTime(plan.startsAt, now, language);
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 font-bold text-ink-soft text-sm">
      {time && (
        <Sign icon={CalendarHeart} name={t("chats.agreed", { time })}>
          {time}
        </Sign>
      )}
      {proposal && (
        <span className="inline-flex min-w-0 max-w-full items-center gap-1">
          <CalendarHeart aria-hidden="true" className="size-4 shrink-0" />
          <span className={cx("min-w-0 truncate", !proposal.isMine && "text-accent-ink")}>
            {t(proposal.isMine ? "chats.proposed.mine" : "chats.proposed.theirs", {
              what: proposal.what,
              time: signTime(proposal.startsAt, now, language),
            })}
          </span>
        </span>
      )}
      {said && (
        <Sign icon={House} name={stepLine(t, said, language)}>
          {stepText(t, said, language)}
        </Sign>
      )}
    </span>
  );
}

function Sign({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
