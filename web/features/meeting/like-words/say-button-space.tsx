import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { cx } from "../../../ui/cx.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** Placeholder of the button for words, until it is known whether the person accepts words. */
export function SayButtonSpace({ profile, quiet }: { profile: Pick<Profile, "isMatch">; quiet?: boolean | undefined }) {
  return !profile.isMatch && <Skeleton className={cx("h-12 w-56 max-w-full", quiet && "-mb-2 mt-1")} />;
}

/** Placeholder below an answer. */
export function PromptWordsSpace({ profile }: { profile: Pick<Profile, "isMatch"> }) {
  return <SayButtonSpace quiet profile={profile} />;
}
