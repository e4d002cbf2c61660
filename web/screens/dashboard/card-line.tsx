import type { CardLine as Line } from "@nakamatch/contract/schemas/people";
import { questionText } from "../../features/people/profile/question-text.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** What they say, with the question that it answers, below the photo, which it never covers. */
export function CardLine({ line: { question, text } }: { line: Line }) {
  const { t } = useTranslation();
  return (
    <figure className="rounded-2xl border-2 border-line bg-sheet px-2.5 py-1 text-sm leading-snug">
      {question && <figcaption className="truncate text-ink-soft text-xs">{questionText(t, question)}</figcaption>}
      <blockquote dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {text}
      </blockquote>
    </figure>
  );
}
