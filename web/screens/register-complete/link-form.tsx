import type { PendingIdentity } from "@nakamatch/contract/endpoints/providers";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { type SubmitEvent, useRef, useState } from "react";
import { Link } from "react-router";
import type { CarriedEmail } from "../../account/carried-email.ts";
import { useApp } from "../../lib/app.tsx";
import { signIn } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";
import { useCodeAtLogin } from "./code-at-login.ts";

/** Links the existing account by its password, and signs in. */
export function LinkForm({ identity }: { identity: PendingIdentity }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const toast = useToast();
  const askCode = useCodeAtLogin();
  const { fail, clearError } = useErrorToast();
  const [password, setPassword] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { email } = identity;
  const provider = PROVIDER_NAMES[identity.provider];

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsTried(true);
    if (password === "") return input.current?.focus();
    setIsBusy(true);
    clearError();
    try {
      if (askCode(await signIn(session, email, password, { linkProvider: true }))) return;
    } catch (thrown) {
      fail(t("providers.link.failedTitle"), toAppError(thrown).text(t));
      setIsBusy(false);
      input.current?.focus();
      input.current?.select();
      return;
    }
    toast({
      title: t("providers.link.linkedTitle"),
      description: t("providers.link.linkedText", { provider }),
      variant: "success",
      announcesMove: true,
    });
  };

  return (
    <Panel variant="raised" className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">{t("providers.link.heading")}</h2>
        <p className="mt-2 break-words">{t("providers.link.text", { email, provider })}</p>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-9 [--note-room:1.625rem]">
        {/* For password managers. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          ref={input}
          name="password"
          enterKeyHint="go"
          label={t("providers.link.password")}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isTried && password === "" && t("providers.link.passwordRequired")}
          autoComplete="current-password"
          required
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busy={isBusy}
          busyLabel={t("providers.link.submitting")}
        >
          {t("providers.link.submit")}
        </Button>
      </form>
      <Link
        to="/login"
        state={{ email } satisfies CarriedEmail}
        className="inline-flex min-h-11 items-center self-start font-bold text-signal-ink underline underline-offset-4"
      >
        {t("providers.link.forgot")}
      </Link>
    </Panel>
  );
}
