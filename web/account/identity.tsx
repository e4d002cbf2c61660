import { PROVIDER_NAMES, type Provider } from "@nakamatch/contract/vocabulary/providers";
import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { api, orpc } from "../lib/api.ts";
import { startProvider } from "../lib/auth.ts";
import { toAppError } from "../lib/errors.ts";
import { passkeysSupported, passkeyText } from "../lib/passkey-problem.ts";
import { useTranslation } from "../lib/translation.tsx";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { useToast } from "../ui/toast.tsx";

/**
 * How the person can prove who they are (`undefined` until the answer is here). `asksPassword` is true unless the server has
 * said that there is none, or a passkey has taken its place, which `onPasskey` notes. `needsProvider`: only a sign-in by a
 * provider is left, and has not been done yet.
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

/** Asks for the password, or for what takes its place; the other props are those of the password's field. */
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

/** Beside the password, for people who have a passkey: they confirm by it who they are. */
function PasskeyProof({ isDone, onProven }: { isDone: boolean; onProven: () => void }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const [{ answerByPasskey }, options] = await Promise.all([
        import("../lib/passkeys.ts"),
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

/** Takes the focus of the button that is gone. */
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

/** Where the person comes back to from the provider. */
const SETTINGS = "/settings";

/** In place of the password for people who have none: they sign in by their provider again. */
function ProviderProof({ providers, isProven }: { providers: readonly Provider[]; isProven: boolean }) {
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
