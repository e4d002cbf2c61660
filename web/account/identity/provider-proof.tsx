import { PROVIDER_NAMES, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { useMutation } from "@tanstack/react-query";
import { startProvider } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Where the person comes back to from the provider. */
const SETTINGS = "/settings";

/** In place of the password for people who have none: they sign in by their provider again. */
export function ProviderProof({ providers, isProven }: { providers: readonly Provider[]; isProven: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (provider: Provider) =>
      location.assign(await startProvider(provider, { next: SETTINGS, back: SETTINGS })),
    onError: (thrown) =>
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" }),
  });
  if (isProven) return <p>{t("providers.proof.done")}</p>;
  const [provider] = providers;
  if (!provider) return null;
  return (
    <div className="flex flex-col gap-3">
      <p>{t("providers.proof.text", { provider: PROVIDER_NAMES[provider] })}</p>
      {providers.map((name) => (
        <Button key={name} className="self-start" busy={isPending} onClick={() => mutate(name)}>
          {t("providers.proof.confirm", { provider: PROVIDER_NAMES[name] })}
        </Button>
      ))}
    </div>
  );
}
