import { useQuery } from "@tanstack/react-query";
import { UserRoundCheck, UserRoundX } from "lucide-react";
import { ChatButton } from "../../features/chats/chat-button.tsx";
import { useHide } from "../../features/meeting/hide/use-hide.ts";
import { LikeButton } from "../../features/meeting/likes/like-button.tsx";
import type { KnownPerson } from "../../features/people/profile/use-profile.ts";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Like and "not for me", or for a match its chat. */
export function LikeBar({ person }: { person: KnownPerson }) {
  const { hasLiked, isMatch = false } = person;
  if (hasLiked === undefined) return <Skeleton className="h-12 w-full" />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-min flex-1">
        <LikeButton person={{ ...person, hasLiked, isMatch }} chat={<ChatButton block person={person} />} />
      </div>
      {!hasLiked && <NotForMe person={person} />}
    </div>
  );
}

/** Hides the person, or shows them again. */
function NotForMe({ person }: { person: KnownPerson }) {
  const { t } = useTranslation();
  const setHidden = useHide(person, { isTold: true });
  const { data, isError } = useQuery(orpc.discovery.isHidden.queryOptions({ input: { personId: person.id } }));
  if (isError && !data) return null;
  const isHidden = data?.isHidden ?? false;
  const label = t(isHidden ? "common.hiding.show" : "dashboard.card.hide");
  return (
    <Button
      variant="quiet"
      icon={isHidden ? <UserRoundCheck className="size-5" /> : <UserRoundX className="size-5" />}
      aria-label={`${label}: ${person.nickname}`}
      // Keeps its place beside the like meanwhile.
      className={cx("px-3! text-ink-soft text-sm!", !data && "invisible")}
      onClick={() => setHidden(!isHidden)}
    >
      {label}
    </Button>
  );
}
