import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { MessageCircleHeart } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "../../ui/cx.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
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
  const { canWrite, isPending } = useWords(profile.id);
  const box = useRef<HTMLDivElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const isPossible = !profile.isMatch && hasSubjects(profile);
  if (isPossible && isPending) return <SayButtonSpace profile={profile} quiet={quiet} />;
  const isOffered = isPossible && canWrite;
  if (!isOffered && !wasPressed) return null;
  return (
    // In line with the text above.
    <div ref={box} tabIndex={-1} className={cx("outline-none empty:hidden", quiet && "-mb-2 -ml-5 mt-1")}>
      {isOffered && (
        <DisappearingButton
          variant={quiet ? "quiet" : undefined}
          icon={<MessageCircleHeart className="size-5" />}
          aria-haspopup="dialog"
          aria-describedby={describedBy}
          focusFallback={() => box.current}
          onClick={() => {
            setPressed(true);
            onSay();
          }}
        >
          {children}
        </DisappearingButton>
      )}
    </div>
  );
}
