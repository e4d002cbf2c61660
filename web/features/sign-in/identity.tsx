import { PROVIDER_NAMES, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { api, orpc } from "../../lib/api.ts";
import { startProvider } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { passkeysSupported, passkeyText } from "../../lib/passkey-problem.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";

/**
 * The person's ways of step-up (`undefined` while loading). `asksPassword`: unless there is no password, or a passkey
 * was used (`onPasskey`). `needsProvider`: only a new sign-in by provider is possible, and still missing.
 */
export function useWays() {
  const [byPasskey, setByPasskey] = useState(false);
  const { data } = useQuery({ ...orpc.identity.ways.queryOptions(), staleTime: 0 });
  const ways = data && byPasskey ? { ...data, isProven: true } : data;
  const asksPassword = !byPasskey && ways?.hasPassword !== false;
  const needsProvider = !asksPassword && ways?.isProven === false;
  return { ways, asksPassword, needsProvider, byPasskey, onPasskey: () => setByPasskey(true) };
}

type ProofFieldsProps = Pick<ReturnType<typeof useWays>, "ways" | "asksPassword" | "byPasskey" | "onPasskey"> &
  ComponentProps<typeof PasswordField>;

/** The password's field or its replacement; other props belong to the field. */
export function ProofFields({ ways, asksPassword, byPasskey, onPasskey, ...field }: ProofFieldsProps) {
  return (
    <>
      {asksPassword ? (
        <PasswordField name="password" autoComplete="current-password" required {...field} />
      ) : (
        ways && !byPasskey && <ProviderProof {...ways} />
      )}
      {ways?.hasPasskeys && <PasskeyProof isDone={byPasskey} onProven={onPasskey} />}
      {!asksPassword && field.error && <p role="alert">{field.error}</p>}
    </>
  );
}

/** Step-up by passkey, beside the password. */
function PasskeyProof({ isDone, onProven }: { isDone: boolean; onProven: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ answerByPasskey }, options] = await Promise.all([
        import("../../lib/passkeys.ts"),
        api.passkeys.beginProof({}),
      ]);
      await api.passkeys.prove({ passkey: await answerByPasskey(options) });
    },
    onSuccess: onProven,
  });
  if (isDone) return <Done />;
  if (!passkeysSupported()) return null;
  const problem = error && passkeyText(t, error);
  return (
    <div className="mt-4 flex flex-col gap-2">
      <Button className="self-start" icon={<KeyRound />} busy={isPending} onClick={() => mutate()}>
        {t("passkeys.prove")}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** Takes over the removed button's focus. */
function Done() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="outline-none">
      {t("passkeys.proven")}
    </p>
  );
}

/** Step-up by a new sign-in at the provider, for people without a password. */
function ProviderProof({ providers, isProven }: { providers: readonly Provider[]; isProven: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async (provider: Provider) => {
      const here = `/settings${location.hash}`;
      location.assign(await startProvider(provider, { next: here, back: here }));
    },
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
