import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import { CalendarHeart, CalendarX, House, type LucideIcon } from "lucide-react";
import type { CheckInStep } from "../../features/chats/check-ins/check-in-step.ts";
import { stepLine, stepText } from "../../features/chats/check-ins/check-in-words.ts";
import { useApp } from "../../lib/app.tsx";
import { signTime } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

export type ChatSignsProps = {
  plan: Chat["plan"];
  proposal: Chat["proposal"];
  cancelled: Chat["cancelled"];
  checkIn: CheckIn | undefined;
  step: CheckInStep | null | undefined;
};

/** The next plans on which both agree, that waits for an answer and that was cancelled, and the own check-in. */
export function ChatSigns({ plan, proposal, cancelled, checkIn, step }: ChatSignsProps) {
  const { t, language } = useTranslation();
  const { session } = useApp();
  const now = session.now();
  const said = checkIn && step && { checkIn, step, now };
  const time = plan && signTime(plan.startsAt, now, language);
  const named = ({ what, startsAt }: { what: string; startsAt: string }) => ({
    what,
    time: signTime(startsAt, now, language),
  });
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-3 font-bold text-ink-soft text-sm">
      {time && (
        <Sign icon={CalendarHeart} name={t("chats.agreed", { time })}>
          {time}
        </Sign>
      )}
      {proposal && (
        <Sign icon={CalendarHeart} tone={proposal.isMine ? undefined : "text-accent-ink"}>
          {t(proposal.isMine ? "chats.proposed.mine" : "chats.proposed.theirs", named(proposal))}
        </Sign>
      )}
      {cancelled && (
        <Sign icon={CalendarX} tone="text-danger-ink">
          {t("chats.cancelled", named(cancelled))}
        </Sign>
      )}
      {said && (
        <Sign icon={House} name={stepLine(t, said, language)}>
          {stepText(t, said, language)}
        </Sign>
      )}
    </span>
  );
}

type SignProps = {
  icon: LucideIcon;
  /** Where it is not what is shown. */
  name?: string;
  tone?: string | undefined;
  children: string;
};

function Sign({ icon: Icon, name, tone, children }: SignProps) {
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-1">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span aria-hidden={name !== undefined} className={cx("min-w-0 truncate", tone)}>
        {children}
      </span>
      {name !== undefined && <span className="sr-only">{name}</span>}
    </span>
  );
}
