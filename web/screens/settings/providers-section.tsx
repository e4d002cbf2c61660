import { PROVIDER_NAMES, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useWays } from "../../features/sign-in/identity.tsx";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordDialog } from "./proven-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Linked providers; all but the last way in can be unlinked. Empty without providers. */
export function ProvidersSection() {
  const { t } = useTranslation();
  const toast = useToast();
  const client = useQueryClient();
  const { ways } = useWays();
  const [asked, setAsked] = useState<Provider | null>(null);
  if (!ways || ways.providers.length === 0) return null;
  const isLast = !ways.hasPassword && ways.providers.length === 1;
  const unlink = async (provider: Provider) => {
    try {
      await api.identity.unlink({ provider });
      toast({ title: t("settings.providers.done", { provider: PROVIDER_NAMES[provider] }), variant: "success" });
    } catch (thrown) {
      toast({ title: t("errors.title"), description: toAppError(thrown).text(t), variant: "destructive" });
    }
    // Returns the focus to the button before it is removed.
    flushSync(() => setAsked(null));
    await client.invalidateQueries({ queryKey: orpc.identity.key() });
  };
  return (
    <SettingsSection title={t("settings.providers.title")} text={t("settings.providers.text")}>
      <ul className="flex flex-col [&>li+li]:border-t-2 [&>li]:border-line">
        {ways.providers.map((provider) => (
          <li key={provider} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="font-bold">{PROVIDER_NAMES[provider]}</span>
            {!isLast && (
              <Button
                aria-label={`${t("settings.providers.unlink")}: ${PROVIDER_NAMES[provider]}`}
                onClick={() => setAsked(provider)}
              >
                {t("settings.providers.unlink")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLast && <p className="text-ink-soft">{t("errors.codes.LAST_WAY_IN")}</p>}
      {asked && (
        <PasswordDialog
          title={t("settings.providers.unlinkTitle", { provider: PROVIDER_NAMES[asked] })}
          text={t("settings.providers.unlinkText", { provider: PROVIDER_NAMES[asked] })}
          action={t("settings.providers.unlink")}
          onClose={() => setAsked(null)}
          onProven={() => unlink(asked)}
        />
      )}
    </SettingsSection>
  );
}
