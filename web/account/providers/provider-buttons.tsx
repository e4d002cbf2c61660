import {
  PROVIDER_NAMES,
  PROVIDERS,
  type Provider,
  type ProviderProblem,
} from "@nakamatch/contract/vocabulary/providers";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "../../lib/api.ts";
import { startProvider } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { Notice } from "../notice.tsx";
import { useOpening } from "../use-opening.ts";

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

/** A provider's logo in the text colour. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
      {MARKS[provider]}
    </svg>
  );
}

const MARKS: Record<Provider, ReactNode> = {
  google: (
    <path
      d="M20.2 12H12.6M20.2 12a8.2 8.2 0 1 1-2.5-5.9"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinejoin="round"
    />
  ),
  discord: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M8.8 4.5 8.2 5.7a15 15 0 0 1 7.6 0l-.6-1.2c1.6.2 3 .7 4.2 1.4 2 3.3 3 7 2.6 11.2a13 13 0 0 1-4.6 2.4l-1.2-1.9c.5-.2 1-.5 1.4-.8-3.6 1.5-7.6 1.5-11.2 0 .4.3.9.6 1.4.8l-1.2 1.9A13 13 0 0 1 2 17.1c-.4-4.2.6-7.9 2.6-11.2 1.2-.7 2.6-1.2 4.2-1.4ZM8.7 10.2a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.2Zm6.6 0a1.9 2.1 0 1 0 0 4.2 1.9 2.1 0 0 0 0-4.2Z"
    />
  ),
};
