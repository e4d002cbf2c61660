import type { PendingIdentity } from "@nakamatch/contract/endpoints/sign-in/providers";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { useRef, useState } from "react";
import type { CarriedEmail } from "../../features/sign-in/carried-email.ts";
import { useWelcome } from "../../features/sign-in/use-welcome.ts";
import { useApp } from "../../lib/app.tsx";
import { signIn } from "../../lib/auth.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useErrorToast } from "../../ui/toast.tsx";
import { useCodeAtLogin } from "./code-at-login.ts";

/** Links the existing account by its password, and signs in. */
export function LinkForm({ identity }: { identity: PendingIdentity }) {
  const { t } = useTranslation();
  const { session } = useApp();
  const welcome = useWelcome();
  const askCode = useCodeAtLogin();
  const { fail, clearError } = useErrorToast();
  const [password, setPassword] = useState("");
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { email } = identity;
  const provider = PROVIDER_NAMES[identity.provider];

  const submit = async () => {
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
    welcome(() => ({
      title: t("providers.link.linkedTitle"),
      description: t("providers.link.linkedText", { provider }),
    }));
  };

  return (
    <Panel variant="raised" className="flex flex-col gap-5">
      <div>
        <h2 className="text-2xl">{t("providers.link.heading")}</h2>
        <p className="mt-2 break-words">{t("providers.link.text", { email, provider })}</p>
      </div>
      <Form busy={isBusy} onSubmit={submit} className="flex flex-col gap-9 [--note-room:1.625rem]">
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
      </Form>
      <TextLink to="/login" state={{ email } satisfies CarriedEmail} className="self-start">
        {t("providers.link.forgot")}
      </TextLink>
    </Panel>
  );
}
