import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import { Heart, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { HideButton, HidingPlace, placeOf } from "../../features/meeting/hide/hiding-place.tsx";
import { MatchMark } from "../../features/meeting/likes/like-button.tsx";
import { useHeldLikes } from "../../features/meeting/likes/use-held-likes.ts";
import { useLike } from "../../features/meeting/likes/use-like.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

type ReceivedLikeProps = {
  match: Match;
  isDeclined: boolean;
  /** The card with these buttons. */
  children: (action: ReactNode) => ReactNode;
  /** Opens the mutual tab at a match. */
  onOpenMatch: (matchId: string) => void;
};

/** Somebody who likes the viewer, to like back or to decline. */
export function ReceivedLike({ match, isDeclined, children, onOpenMatch }: ReceivedLikeProps) {
  return (
    <HidingPlace person={match.otherUser} isHidden={isDeclined}>
      {(onHide) => children(<LikeBack match={match} onOpenMatch={onOpenMatch} onHide={onHide} />)}
    </HidingPlace>
  );
}

type LikeBackProps = Pick<ReceivedLikeProps, "match" | "onOpenMatch"> & { onHide: () => void };

/** Likes back, which makes a match and offers the way to it; or "not for me". The buttons go; the container keeps the focus. */
function LikeBack({ match, onOpenMatch, onHide }: LikeBackProps) {
  const { id, otherUser, matchedAt } = match;
  const { t } = useTranslation();
  const setLiked = useLike(otherUser);
  const held = useHeldLikes();
  return (
    <div tabIndex={-1} className="rounded-control outline-none">
      {matchedAt === null ? (
        <div className="@container flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <Button
              block
              variant="primary"
              held={held?.reason}
              icon={held ? <Wrench className="size-5" /> : <Heart className="size-5 fill-current" />}
              aria-label={t("likes.likeBackName", { name: otherUser.nickname })}
              onClick={() => (held ? held.tell() : setLiked(true))}
            >
              {t("likes.likeBack")}
            </Button>
          </div>
          <HideButton name={otherUser.nickname} focusFallback={placeOf} onClick={onHide} />
        </div>
      ) : (
        <div className="flex flex-col items-start gap-1.5">
          <MatchMark />
          <Button
            block
            variant="secondary"
            aria-label={t("matches.toMatchName", { name: otherUser.nickname })}
            onClick={() => onOpenMatch(id)}
          >
            {t("matches.toMatch")}
          </Button>
        </div>
      )}
    </div>
  );
}
