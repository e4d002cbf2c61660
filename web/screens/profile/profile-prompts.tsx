import type { Prompt } from "@nakamatch/contract/schemas/prompts";
import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type ProfilePromptsProps = {
  prompts: readonly Prompt[];
  /** Below an answer. */
  action?: ((prompt: Prompt) => ReactNode) | undefined;
};

const Cards = lazyPart(() => import("../../person/profile/prompts.tsx").then((module) => module.Prompts), Waiting, {
  phrases: ["prompts"],
});

/** Answers to questions, fetched only where there are any. */
export function ProfilePrompts(props: ProfilePromptsProps) {
  return props.prompts.length > 0 && <Cards {...props} />;
}

function Waiting({ prompts }: ProfilePromptsProps) {
  return (
    <div className="flex flex-wrap gap-4 *:flex-[1_1_min(100%,17rem)] sm:gap-6">
      {prompts.map(({ id }) => (
        <Skeleton key={id} className="h-28" />
      ))}
    </div>
  );
}
