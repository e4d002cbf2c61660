import { PROVIDER_PROBLEMS } from "@nakamatch/contract/vocabulary/providers";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../../lib/lazy-part.tsx";

const ProviderProblemText = lazyPart(
  () => import("./provider-buttons.tsx").then((module) => module.ProviderProblemText),
  undefined,
  { phrases: ["providers"] },
);

/** See `provider-buttons.tsx`. Optional: the form works without them. */
export const ProviderButtons = lazyPart(
  () =>
    import("./provider-buttons.tsx").then(
      (module) => module.ProviderButtons,
      () => () => null,
    ),
  undefined,
  { phrases: ["providers"] },
);

/** The problem of a failed sign-in by provider, from the URL. */
export function ProviderProblemNotice() {
  const [search] = useSearchParams();
  const problem = PROVIDER_PROBLEMS.find((known) => known === search.get("problem"));
  return problem && <ProviderProblemText problem={problem} provider={search.get("provider")} />;
}
