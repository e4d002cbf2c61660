import { lazyPart } from "../../lib/lazy-part.tsx";
import type { PromptsProps } from "../../person/profile/prompts.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const Cards = lazyPart<PromptsProps>(
  () => import("../../person/profile/prompts.tsx").then((module) => module.Prompts),
  Waiting,
  {
    phrases: ["prompts"],
  },
);

/** Answers to questions, fetched only where there are any. */
export function ProfilePrompts(props: PromptsProps) {
  return props.prompts.length > 0 && <Cards {...props} />;
}

function Waiting({ prompts }: PromptsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 sm:gap-6">
      {prompts.map(({ id }) => (
        <Skeleton key={id} className="h-28" />
      ))}
    </div>
  );
}
