import { Fragment } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { PromptsProps } from "./prompt-cards.tsx";

const Cards = lazyPart<PromptsProps>(() => import("./prompt-cards.tsx").then((module) => module.Prompts), Waiting, {
  phrases: ["prompts"],
});

/** Answers to questions, fetched only where there are any. */
export function ProfilePrompts(props: PromptsProps) {
  return props.prompts.length > 0 && <Cards {...props} />;
}

function Waiting({ prompts, after }: PromptsProps) {
  return (
    <div className="flex flex-wrap gap-4 *:flex-[1_1_min(100%,17rem)] sm:gap-6">
      {prompts.map((prompt) => (
        <Fragment key={prompt.id}>
          <Skeleton className="h-28" />
          {after?.(prompt)}
        </Fragment>
      ))}
    </div>
  );
}
