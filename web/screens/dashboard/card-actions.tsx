import type { ComponentProps } from "react";
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { HideButton, type HideButtonProps } from "../../features/meeting/hide/hiding-place.tsx";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";

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
