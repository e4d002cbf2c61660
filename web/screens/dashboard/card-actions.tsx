import { UserRoundX } from "lucide-react";
import type { ComponentProps } from "react";
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFocusFallback } from "../../ui/focus-fallback.ts";

type HideButtonProps = {
  name: string;
  /** Shows the word if there is room. */
  hasWord: boolean;
  /** Receives the focus on removal. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
  onClick: () => void;
};

type CardActionsProps = Pick<HideButtonProps, "focusFallback"> & {
  person: ComponentProps<typeof LikeButton>["person"];
  onHide: () => void;
};

/** The bottom of a card: like, or for a match its chat, and "not for me". */
export function CardActions({ person, focusFallback, onHide }: CardActionsProps) {
  const { nickname, hasLiked } = person;
  return (
    <div className={cx("@container flex items-center", !hasLiked && "gap-2")}>
      <div className="min-w-0 flex-1">
        <LikeButton person={person} chat={<ChatButton block person={person} />} />
      </div>
      <HideButton name={nickname} hasWord={!hasLiked} focusFallback={focusFallback} onClick={onHide} />
    </div>
  );
}

/** "Not for me". */
function HideButton({ name, hasWord, focusFallback, onClick }: HideButtonProps) {
  const { t } = useTranslation();
  const label = t("dashboard.card.hide");
  return (
    <Button
      ref={useFocusFallback(focusFallback)}
      data-hiding
      variant="quiet"
      icon={<UserRoundX className="size-5" />}
      aria-label={`${label}: ${name}`}
      title={label}
      className="-mr-2 min-w-11 gap-1.5! px-2! text-ink-soft text-sm!"
      onClick={onClick}
    >
      {hasWord && <span className="hidden whitespace-nowrap @[17.5rem]:inline">{label}</span>}
    </Button>
  );
}
