import type { LikeWords } from "@nakamatch/contract/schemas/like-words";
import { useTranslation } from "../../../lib/translation.tsx";
import { sourceText } from "./source-text.ts";

/** Words that came with the likes, in the celebration of their match. `name`: of the other person. */
export function MatchWords({ words, name }: { words: readonly LikeWords[]; name: string }) {
  const { t } = useTranslation();
  return words.map(({ by, text, about }) => (
    <figure
      key={by}
      className="mt-3 w-full rounded-control bg-night-high px-3 py-1.5 text-left short:mt-2 short:py-1 short:text-sm"
    >
      <figcaption className="user-text text-on-night-soft text-sm">{sourceText(t, { by, about, name })}</figcaption>
      <blockquote className="user-text">{text}</blockquote>
    </figure>
  ));
}
