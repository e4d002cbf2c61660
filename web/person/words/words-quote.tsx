import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { questionText } from "../profile/question-text.ts";

type WordsQuoteProps = {
  words: LikeWords;
  /** The other person's. */
  name: string;
  className?: string | undefined;
};

/** A few words that came with a like, and what they are about. Needs the phrases `likeWords` and `prompts`. */
export function WordsQuote({ words: { by, text, about }, name, className }: WordsQuoteProps) {
  const { t } = useTranslation();
  const title = about ? (about.kind === "title" ? about.title.name : questionText(t, about.question)) : undefined;
  const source =
    by === "me"
      ? title === undefined
        ? t("likeWords.quote.mine")
        : t("likeWords.quote.mineAbout", { title })
      : title === undefined
        ? t("likeWords.quote.other", { name })
        : t("likeWords.quote.otherAbout", { name, title });
  return (
    <figure
      className={cx(
        "min-w-0 rounded-control border-2 px-3 py-1.5",
        by === "me" ? "border-line bg-sheet" : "border-transparent bg-signal-wash",
        className,
      )}
    >
      <figcaption className="user-text text-ink-soft text-sm">{source}</figcaption>
      <blockquote className="user-text">{text}</blockquote>
    </figure>
  );
}
