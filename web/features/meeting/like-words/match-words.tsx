import { useTranslation } from "../../../lib/translation.tsx";
import { sourceText } from "./source-text.ts";
import { useWords } from "./use-words.ts";

/** The words that came with both likes, in the celebration of their match. */
export function MatchWords({ person }: { person: { id: string; nickname: string } }) {
  const { t } = useTranslation();
  const { words } = useWords(person.id);
  return words.map(({ by, text, about }) => (
    <figure
      key={by}
      className="mt-3 w-full rounded-control bg-night-high px-3 py-1.5 text-left short:mt-2 short:py-1 short:text-sm"
    >
      <figcaption className="user-text text-on-night-soft text-sm">
        {sourceText(t, { by, about, name: person.nickname })}
      </figcaption>
      <blockquote className="user-text">{text}</blockquote>
    </figure>
  ));
}
