import { PROVIDER_NAMES, PROVIDERS, type ProviderProblem } from "@nakamatch/contract/vocabulary/providers";
import { useTranslation } from "../../lib/translation.tsx";
import { Notice } from "../notice.tsx";

/** The text of `ProviderProblemNotice`; `provider` is what the address says, which may be none of ours. */
export function ProviderProblemText({
  problem,
  provider: given,
}: {
  problem: ProviderProblem;
  provider: string | null;
}) {
  const { t } = useTranslation();
  const named = PROVIDERS.find((known) => known === given);
  const provider = named ? PROVIDER_NAMES[named] : "";
  const title = named ? t("providers.problems.title", { provider }) : t("providers.problems.anyTitle");
  return (
    <Notice tone="bad" title={title}>
      <p>{t(`providers.problems.${problem}`, { provider })}</p>
    </Notice>
  );
}
