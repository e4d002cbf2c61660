import { PROVIDER_NAMES, PROVIDER_PROBLEMS, PROVIDERS } from "@nakamatch/contract/vocabulary/providers";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Notice } from "../notice.tsx";

/** Why the sign-in by a provider that led back here came to nothing, as the address says; nothing for other addresses. */
export function ProviderProblemNotice() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const problem = PROVIDER_PROBLEMS.find((known) => known === search.get("problem"));
  const named = PROVIDERS.find((known) => known === search.get("provider"));
  if (!problem) return null;
  const provider = named ? PROVIDER_NAMES[named] : "";
  const title = named ? t("providers.problems.title", { provider }) : t("providers.problems.anyTitle");
  return (
    <Notice tone="bad" title={title}>
      <p>{t(`providers.problems.${problem}`, { provider })}</p>
    </Notice>
  );
}
