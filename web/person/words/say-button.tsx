import type { Profile } from "@nakamatch/contract/endpoints/profiles";
import { photoIdOf } from "@nakamatch/domain/people/photo-address";
import { MessageCircleHeart } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { cx } from "../../ui/cx.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import { useWords } from "./use-words.ts";

const WordsDialog = lazyPart(() => import("./words-dialog.tsx").then((module) => module.WordsDialog));

type SayButtonProps = {
  profile: Profile;
  /** What the words are about at first; else a title. */
  promptId?: string;
  quiet?: boolean;
  children: ReactNode;
};

/** Photos of other sites have no name to be told by. */
function hasSubjects({ interests, prompts, photos }: Profile): boolean {
  return interests.length + prompts.length > 0 || photos.some((url) => photoIdOf(url) !== undefined);
}

/** Opens the form for words with the like, where the person takes some: a match has a chat. */
export function SayButton({ profile, promptId, quiet, children }: SayButtonProps) {
  const { canWrite } = useWords(profile.id);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenings(isOpen);
  const isOffered = canWrite && !profile.isMatch && hasSubjects(profile);
  if (!isOffered && openings === 0) return null;
  return (
    // In line with the text above.
    <div ref={box} tabIndex={-1} className={cx("outline-none empty:hidden", quiet && "-mb-2 -ml-5 mt-1")}>
      {isOffered && (
        <DisappearingButton
          variant={quiet ? "quiet" : undefined}
          icon={<MessageCircleHeart className="size-5" />}
          aria-haspopup="dialog"
          aria-describedby={promptId}
          focusFallback={() => box.current}
          onClick={() => setIsOpen(true)}
        >
          {children}
        </DisappearingButton>
      )}
      {openings > 0 && (
        <WordsDialog key={openings} profile={profile} promptId={promptId} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </div>
  );
}
