import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useHeightProperty } from "../../../lib/height-property.ts";
import { useMedia } from "../../../lib/media.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useWords } from "./use-words.ts";
import { WordsQuote } from "./words-quote.tsx";

type ChatWordsProps = { person: { id: string; nickname: string }; isOpen: boolean; onBlocked: () => void };

/** Words that came with the likes, shown above the chat. `isOpen`: initial state. */
export function ChatWords({ person, isOpen, onBlocked }: ChatWordsProps) {
  const { t } = useTranslation();
  const { words } = useWords(person.id);
  // Stays open after the first message, but a window that becomes low has its room for messages.
  const [isOpenFirst] = useState(isOpen);
  const isLow = useMedia("(max-height: 30rem)");
  // Toasts stand below them on phones.
  const box = useHeightProperty("--words");
  if (words.length === 0) return null;
  return (
    <details
      ref={box}
      key={String(isLow)}
      open={isOpenFirst && !isLow}
      className="group border-line border-b-2 bg-sheet px-3 md:px-6"
    >
      <summary className="mx-auto flex min-h-11 max-w-4xl cursor-pointer list-none items-center gap-2 font-bold text-sm [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{t("likeWords.chat")}</span>
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="mx-auto flex max-h-[35dvh] max-w-4xl flex-col gap-2 overflow-y-auto pb-3">
        {words.map((each) => (
          <WordsQuote key={each.by} words={each} person={person} onBlocked={onBlocked} />
        ))}
      </div>
    </details>
  );
}
