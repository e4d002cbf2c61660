import {
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  type ProviderProblem,
} from "@nakamatch/contract/vocabulary/providers";
import { useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { startProvider } from "../../../lib/auth.ts";
import { toAppError } from "../../../lib/errors.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useErrorToast } from "../../../ui/toast.tsx";
import { useOpening } from "../use-opening.ts";
import { ProviderMark } from "./provider-mark.tsx";

/** Buttons of the configured providers (OPEN-29). A sign-in leads to `next`, anything else to `back`. */
export function ProviderButtons({ next, back }: { next: string; back: string }) {
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const [started, setStarted] = useOpening<Provider>();
  const { data } = useQuery({ ...orpc.providers.list.queryOptions(), staleTime: Number.POSITIVE_INFINITY });

  const start = async (provider: Provider) => {
    clearError();
    setStarted(provider);
    try {
      location.assign(await startProvider(provider, { next, back }));
    } catch (thrown) {
      setStarted(null);
      const title = t("providers.problems.title", { provider: PROVIDER_NAMES[provider] });
      fail(title, toAppError(thrown).text(t));
    }
  };

  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-ink-soft before:h-0.5 before:flex-1 before:bg-ink-soft/30 after:h-0.5 after:flex-1 after:bg-ink-soft/30">
        {t("providers.or")}
      </p>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {providers.map((provider) => (
          <Button
            key={provider}
            block
            icon={<ProviderMark provider={provider} />}
            busy={started === provider}
            disabled={started !== null && started !== provider}
            onClick={() => void start(provider)}
          >
            {t("providers.continue", { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
      </div>
    </div>
  );
}

type ProviderProblemTextProps = { problem: ProviderProblem; provider: string | null };

/** The text of `ProviderProblemNotice`; `provider` is unchecked input from the URL. */
export function ProviderProblemText({ problem, provider: given }: ProviderProblemTextProps) {
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
