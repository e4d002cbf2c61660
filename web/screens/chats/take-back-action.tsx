import { TAKE_BACK } from "@nakamatch/contract/vocabulary/limits";
import { MessageCircleX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../lib/app.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { MessageAction } from "./message-action.tsx";
import type { ShownMessage } from "./message-groups.ts";

/** Milliseconds between looks at whether a button that is over is still in use. */
const LOOK_MS = 500;

type TakeBackActionProps = {
  message: ShownMessage;
  describedBy: string;
  onTakeBack: (message: ShownMessage) => void;
};

/** Until ten minutes after sending. Where the message is pointed at then, the button goes afterwards, as others would jump. */
export function TakeBackAction({ message, describedBy, onTakeBack }: TakeBackActionProps) {
  const { t } = useTranslation();
  const { session } = useApp();
  const button = useRef<HTMLButtonElement>(null);
  const isLimited = message.outgoing !== "waiting";
  const over = Date.parse(message.sentAt) + TAKE_BACK.minutes * 60_000;
  const isOver = () => isLimited && session.now().getTime() >= over;
  const [state, setState] = useState<"possible" | "over" | "gone">(isOver() ? "gone" : "possible");
  useEffect(() => {
    if (!isLimited || state === "gone") return;
    const end = () => {
      const row = button.current?.closest("[data-message]");
      const isInUse = row?.matches(":hover, [data-opened]") || row?.contains(document.activeElement);
      setState(isInUse ? "over" : "gone");
      if (isInUse) timer = setTimeout(end, LOOK_MS);
    };
    let timer = setTimeout(end, over - session.now().getTime());
    return () => clearTimeout(timer);
  }, [session, isLimited, over, state]);
  if (state === "gone") return null;
  return (
    <MessageAction
      ref={button}
      label={t("chats.takenBack.action")}
      aria-describedby={describedBy}
      aria-disabled={state === "over" || undefined}
      // It cannot be undone, so on a tap it says what it does.
      className="in-data-opened:w-auto in-data-opened:gap-1.5 in-data-opened:px-3 aria-disabled:opacity-40"
      icon={
        <>
          <MessageCircleX aria-hidden="true" />
          <span className="hidden in-data-opened:inline font-bold text-sm">{t("chats.takenBack.action")}</span>
        </>
      }
      onClick={() => !isOver() && onTakeBack(message)}
    />
  );
}
