import type { Chat } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Interest } from "@nakamatch/contract/schemas/people";
import { type Icebreaker, pickIcebreaker } from "@nakamatch/domain/meeting/icebreakers";
import { Lightbulb, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { freshTitles } from "../../features/meeting/like-words/fresh-titles.ts";
import { useWords } from "../../features/meeting/like-words/use-words.ts";
import { SafetyLink } from "../../features/people/safety-link.tsx";
import { TitleList } from "../../features/people/title-list.tsx";
import { usePart } from "../../lib/app.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

type EmptyConversationProps = {
  chat: Chat;
  name: string;
  /** In common. */
  titles: readonly Interest[];
  /** Takes the text of an idea. */
  onUse: (text: string) => void;
  /** Above. */
  children: ReactNode;
};

/** Before the first message: what the two share, and an idea. */
export function EmptyConversation({ chat, name, titles, onUse, children }: EmptyConversationProps) {
  const { t } = useTranslation();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center-safe gap-1.5 overflow-y-auto p-6 text-center">
      {children}
      {chat.otherUser ? (
        <>
          <p className="font-display font-extrabold text-2xl">{t("chats.start.title", { name })}</p>
          <p className="max-w-sm text-ink-soft">{t("chats.start.text")}</p>
        </>
      ) : (
        <p className="text-ink-soft">{t("chats.noMessages")}</p>
      )}
      {titles.length > 0 && (
        <>
          <p className="mt-4 font-bold" aria-hidden="true">
            {t("likes.inCommon")}
          </p>
          <TitleList label={t("likes.inCommon")} titles={titles} className="max-w-md justify-center" />
        </>
      )}
      {chat.otherUser && !chat.end && <FreshIdea personId={chat.otherUser.id} titles={titles} onUse={onUse} />}
      {chat.otherUser && <SafetyLink className="mt-3" />}
    </div>
  );
}

type IcebreakerIdeaProps = {
  titles: readonly Interest[];
  onUse: (text: string) => void;
};

/** The last icebreaker of any chat, to avoid repetition. */
const createLast = (): { idea: Icebreaker | null } => ({ idea: null });

/** Waits for the words that came with the likes, whose titles need no idea. */
function FreshIdea({ personId, titles, onUse }: IcebreakerIdeaProps & { personId: string }) {
  const { words, isPending } = useWords(personId);
  return !isPending && <IcebreakerIdea titles={freshTitles(titles, words)} onUse={onUse} />;
}

/** Suggests an icebreaker for an empty chat, or another one on request. */
function IcebreakerIdea({ titles, onUse }: IcebreakerIdeaProps) {
  const { t } = useTranslation();
  const last = usePart(createLast);
  const next = () => {
    last.idea = pickIcebreaker(titles, last.idea, Math.random);
    return last.idea;
  };
  const [idea, setIdea] = useState(next);
  const text = t(`icebreakers.${idea.kind}.${idea.variant}`, { title: idea.title });
  return (
    <div className="mt-4 flex max-w-md flex-col items-center gap-2">
      <p role="status" className="rounded-control border-2 border-line border-dashed bg-sheet px-4 py-3">
        {text}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={<Lightbulb className="size-5" />} onClick={() => onUse(text)}>
          {t("icebreakers.use")}
        </Button>
        <Button variant="quiet" icon={<RefreshCw className="size-5" />} onClick={() => setIdea(next())}>
          {t("icebreakers.another")}
        </Button>
      </div>
    </div>
  );
}
