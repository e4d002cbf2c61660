import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { MessageCircleHeart } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { SayButtonSpace } from "./say-button-space.tsx";
import { useWords } from "./use-words.ts";

type SayButtonProps = {
  profile: Profile;
  /** Id of an answer's heading. */
  describedBy?: string;
  quiet?: boolean;
  onSay: () => void;
  children: ReactNode;
};

/** Whether there is anything to write about. Imported photos of other sites do not count: they have no id. */
function hasSubjects({ interests, prompts, photos }: Profile): boolean {
  return interests.length + prompts.length > 0 || photos.some((url) => photoIdOf(url) !== undefined);
}

/** Button for a like with words, if the person accepts them. Not for matches, which have a chat. */
export function SayButton({ profile, describedBy, quiet, onSay, children }: SayButtonProps) {
  const { t } = useTranslation();
  const { canWrite, isPending } = useWords(profile.id);
  const [wasPressed, setPressed] = useState(false);
  const isPossible = !profile.isMatch && hasSubjects(profile);
  if (isPossible && isPending) return <SayButtonSpace profile={profile} quiet={quiet} />;
  const isOffered = isPossible && canWrite;
  if (!isOffered && !wasPressed) return null;
  return (
    // In line with the text above. Without the button it keeps the focus.
    <div tabIndex={-1} className={cx("outline-none", isOffered && quiet && "-mb-2 -ml-5 mt-1")}>
      {!isOffered && <span className="sr-only">{t("likes.liked")}</span>}
      {isOffered && (
        <Button
          variant={quiet ? "quiet" : undefined}
          icon={<MessageCircleHeart className="size-5" />}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          onClick={() => {
            setPressed(true);
            onSay();
          }}
        >
          {children}
        </Button>
      )}
    </div>
  );
}
