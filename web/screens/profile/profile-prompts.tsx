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
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-6">
      {prompts.map(({ id }) => (
        <Skeleton key={id} className="h-28" />
      ))}
    </div>
  );
}
