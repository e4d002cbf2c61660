import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import { PROMPTS } from "@nakamatch/contract/vocabulary/limits";
import type { RefObject } from "react";
import { questionText } from "../../../features/people/profile/question-text.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Part } from "../part.tsx";

const PromptsEditor = lazyPart(
  () => import("./prompts-editor.tsx").then((module) => module.PromptsEditor),
  () => <Skeleton className="h-12 w-full" />,
  { phrases: ["chats", "promptEditor"] },
);

/** Answers to questions. `isUnsaved` is set while there is unsaved text. */
export function PromptsPart(props: { prompts: readonly Prompt[]; isUnsaved: RefObject<boolean> }) {
  const { t } = useTranslation();
  const { prompts } = props;
  return (
    <Part
      id="prompts"
      title={t("prompts.part.title")}
      text={t("prompts.part.text", { max: PROMPTS.most })}
      label={t("prompts.part.open")}
      folded={
        prompts.length > 0 && (
          <ul className="flex flex-col gap-1 font-bold">
            {prompts.map(({ id, question }) => (
              <li key={id}>{questionText(t, question)}</li>
            ))}
          </ul>
        )
      }
    >
      <PromptsEditor {...props} />
    </Part>
  );
}
