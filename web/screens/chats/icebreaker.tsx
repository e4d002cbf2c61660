import type { Interest } from "@nakamatch/contract/schemas/people";
import { type Icebreaker, pickIcebreaker } from "@nakamatch/domain/meeting/icebreakers";
import { Lightbulb, RefreshCw } from "lucide-react";
import { useState } from "react";
import { usePart } from "../../lib/app.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";

type IcebreakerIdeaProps = {
  /** What the two share. */
  titles: readonly Interest[];
  /** Takes the text over into the composer. */
  onUse: (text: string) => void;
};

/** The last idea shown, in any chat: the next is another. */
const createLast = (): { idea: Icebreaker | null } => ({ idea: null });

/** A first sentence for an empty chat, about what the two share; on request another one. */
export function IcebreakerIdea({ titles, onUse }: IcebreakerIdeaProps) {
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
