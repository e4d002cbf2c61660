import { PROVIDER_PROBLEMS } from "@nakamatch/contract/vocabulary/providers";
import { useSearchParams } from "react-router";
import { lazyPart } from "../../lib/lazy-part.tsx";

const ProviderProblemText = lazyPart(
  () => import("./provider-buttons.tsx").then((module) => module.ProviderProblemText),
  undefined,
  { phrases: ["providers"] },
);

/** See `provider-buttons.tsx`. Where they cannot be fetched, the form is enough. */
export const ProviderButtons = lazyPart(
  () =>
    import("./provider-buttons.tsx").then(
      (module) => module.ProviderButtons,
      () => () => null,
    ),
  undefined,
  { phrases: ["providers"] },
);

/** Why the sign-in by a provider that led back here came to nothing, as the address says; nothing for other addresses. */
export function ProviderProblemNotice() {
  const [search] = useSearchParams();
  const problem = PROVIDER_PROBLEMS.find((known) => known === search.get("problem"));
  return problem && <ProviderProblemText problem={problem} provider={search.get("provider")} />;
}
