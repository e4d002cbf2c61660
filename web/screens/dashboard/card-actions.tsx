import { UserRoundX } from "lucide-react";
import type { ComponentProps } from "react";
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useFocusFallback } from "../../ui/focus-fallback.ts";

type HideButtonProps = {
  name: string;
  /** Receives the focus on removal. */
  focusFallback: (button: HTMLButtonElement) => HTMLElement | null | undefined;
  onClick: () => void;
};

type CardActionsProps = Pick<HideButtonProps, "focusFallback"> & {
  person: ComponentProps<typeof LikeButton>["person"];
  onHide: () => void;
};

/** The bottom of a card: like, or for a match its chat, and "not for me" until one likes. */
export function CardActions({ person, focusFallback, onHide }: CardActionsProps) {
  const { nickname, hasLiked } = person;
  return (
    <div className="@container flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <LikeButton person={person} chat={<ChatButton block person={person} />} />
      </div>
      {!hasLiked && <HideButton name={nickname} focusFallback={focusFallback} onClick={onHide} />}
    </div>
  );
}

/** "Not for me". */
function HideButton({ name, focusFallback, onClick }: HideButtonProps) {
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
      <span className="hidden whitespace-nowrap @[17.5rem]:inline">{label}</span>
    </Button>
  );
}
