import { PROVIDER_PROBLEMS } from "@nakamatch/contract/vocabulary/providers";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useSearchParams } from "../../lib/routing/search-params.ts";

const ProviderProblemText = lazyPart(
  () => import("./provider-problem-text.tsx").then((module) => module.ProviderProblemText),
  undefined,
  {
    phrases: ["providers"],
  },
);

/** Why the sign-in by a provider that led back here came to nothing, as the address says; nothing for other addresses. */
export function ProviderProblemNotice() {
  const [search] = useSearchParams();
  const problem = PROVIDER_PROBLEMS.find((known) => known === search.get("problem"));
  return problem && <ProviderProblemText problem={problem} provider={search.get("provider")} />;
}
