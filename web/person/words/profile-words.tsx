import type { Interest } from "@nakamatch/contract/schemas/people";
import { MessageCircleHeart } from "lucide-react";
import { useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { useOpenings } from "../../lib/use-openings.ts";
import { DisappearingButton } from "../../ui/disappearing-button.tsx";
import type { LikeTarget } from "../likes/use-like.ts";
import { useWords } from "./use-words.ts";
import { WordsQuote } from "./words-quote.tsx";

const WordsDialog = lazyPart(() => import("./words-dialog.tsx").then((module) => module.WordsDialog));

type ProfileWordsProps = {
  person: LikeTarget & { hasLiked: boolean; isMatch: boolean };
  /** Of the person, shared ones first. */
  titles: readonly Interest[];
};

/** On another's profile: the words of both, and a button to say something with the like. */
export function ProfileWords({ person, titles }: ProfileWordsProps) {
  const { t } = useTranslation();
  const { canWrite, words } = useWords(person.id);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openings = useOpenings(isOpen);
  // A match has a chat.
  const offers = canWrite && !person.isMatch && titles.length > 0;
  if (words.length === 0 && !offers && !isOpen) return null;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2.5 outline-none">
      {words.map((each) => (
        <WordsQuote key={each.by} words={each} name={person.nickname} />
      ))}
      {offers && (
        <DisappearingButton
          className="self-start"
          icon={<MessageCircleHeart className="size-5" />}
          aria-haspopup="dialog"
          focusFallback={() => box.current}
          onClick={() => setIsOpen(true)}
        >
          {t("likeWords.say")}
        </DisappearingButton>
      )}
      {openings > 0 && (
        <WordsDialog key={openings} person={person} titles={titles} open={isOpen} onOpenChange={setIsOpen} />
      )}
    </div>
  );
}
