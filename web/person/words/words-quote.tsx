import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { questionText } from "../profile/question-text.ts";
import { SaidPhoto } from "./said-photo.tsx";

type WordsQuoteProps = {
  words: LikeWords;
  /** The other person's name. */
  name: string;
  className?: string | undefined;
};

/** Words that came with a like, and their subject. Needs the phrases `likeWords` and `prompts`. */
export function WordsQuote({ words: { by, text, about }, name, className }: WordsQuoteProps) {
  const { t } = useTranslation();
  const photo = about?.kind === "photo" ? about.url : undefined;
  return (
    <figure
      className={cx(
        "flex min-w-0 items-center gap-3 rounded-control border-2 px-3 py-1.5",
        by === "me" ? "border-line bg-sheet" : "border-transparent bg-signal-wash",
        className,
      )}
    >
      {photo !== undefined && <SaidPhoto url={photo} width="56px" className="size-14" />}
      <div className="min-w-0">
        <figcaption className="user-text text-ink-soft text-sm">{sourceText(t, { by, about, name })}</figcaption>
        <blockquote className="user-text">{text}</blockquote>
      </div>
    </figure>
  );
}

function sourceText(t: Translate, { by, about, name }: Pick<LikeWords, "by" | "about"> & { name: string }): string {
  const isMine = by === "me";
  if (about === null) return isMine ? t("likeWords.quote.mine") : t("likeWords.quote.other", { name });
  if (about.kind === "photo")
    return isMine ? t("likeWords.quote.minePhoto") : t("likeWords.quote.otherPhoto", { name });
  const title = about.kind === "title" ? about.title.name : questionText(t, about.question);
  return isMine ? t("likeWords.quote.mineAbout", { title }) : t("likeWords.quote.otherAbout", { name, title });
}
