import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { MessageCircleHeart, Wrench } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useHeldLikes } from "../likes/use-held-likes.ts";
import { SayButtonSpace } from "./say-button-space.tsx";
import { useWords } from "./use-words.ts";

type SayButtonProps = {
  profile: Profile;
  /** Id of an answer's heading. */
  describedBy?: string;
  quiet?: boolean;
  /** A small one over a photo, whose text is its name. */
  overPhoto?: boolean;
  onSay: () => void;
  children: string;
};

/** Whether there is anything to write about. Imported photos of other sites do not count: they have no id. */
function hasSubjects({ interests, prompts, photos }: Profile): boolean {
  return interests.length + prompts.length > 0 || photos.some((url) => photoIdOf(url) !== undefined);
}

/** Button for a like with words, if the person accepts them. Not for matches, which have a chat. */
export function SayButton({ profile, describedBy, quiet, overPhoto, onSay, children }: SayButtonProps) {
  const { t } = useTranslation();
  const { canWrite, isPending } = useWords(profile.id);
  const held = useHeldLikes();
  const [wasPressed, setPressed] = useState(false);
  const isPossible = !profile.isMatch && hasSubjects(profile);
  if (isPossible && isPending) return overPhoto ? null : <SayButtonSpace profile={profile} quiet={quiet} />;
  const isOffered = isPossible && canWrite;
  if (!isOffered && !wasPressed) return null;
  const press = () => {
    if (held) return held.tell();
    setPressed(true);
    onSay();
  };
  if (overPhoto) {
    return (
      <div tabIndex={-1} className="outline-none">
        {!isOffered && <span className="sr-only">{t("likes.liked")}</span>}
        {isOffered && (
          <IconButton
            variant="framed"
            label={children}
            icon={<MessageCircleHeart />}
            aria-haspopup="dialog"
            className="text-signal-ink"
            onClick={press}
          />
        )}
      </div>
    );
  }
  return (
    // In line with the text above. Without the button it keeps the focus.
    <div tabIndex={-1} className={cx("outline-none", isOffered && quiet && "-mb-2 -ml-5 mt-1")}>
      {!isOffered && <span className="sr-only">{t("likes.liked")}</span>}
      {isOffered && (
        <Button
          variant={quiet ? "quiet" : undefined}
          held={held?.reason}
          icon={held ? <Wrench className="size-5" /> : <MessageCircleHeart className="size-5" />}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onClick={press}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
