import { Check, CheckCheck, Clock, CloudOff } from "lucide-react";
import { useOnline } from "../../lib/online.ts";
import { useTranslation } from "../../lib/translation.tsx";

export type TickState = "waiting" | "sending" | "sent" | "read";

const icons = { waiting: CloudOff, sending: Clock, sent: Check, read: CheckCheck };

/** One tick: sent; two: read (CHAT-33). Labelled for screen readers. */
export function Ticks({ state }: { state: TickState }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  const isOnline = useOnline();
  const label = t(`chats.messages.${state === "waiting" && isOnline ? "waitingOnline" : state}`);
  return (
    <Icon
      role="img"
      aria-label={label}
      data-state={state}
      className={state === "read" ? "size-4.5 text-accent-ink" : "size-4.5 text-ink-soft"}
      strokeWidth={2.75}
    />
  );
}

export function TicksLegend() {
  const { t } = useTranslation();
  return (
    <dl
      aria-label={t("chats.messages.legend")}
      className="flex items-center justify-center gap-1.5 text-ink-soft text-xs"
    >
      {(["sent", "read"] as const).map((state) => (
        <div key={state} className="flex items-center gap-1">
          <dt>
            <Ticks state={state} />
          </dt>
          <dd aria-hidden="true">{t(`chats.messages.${state}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
