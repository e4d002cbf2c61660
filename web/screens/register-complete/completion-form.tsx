import type { PendingIdentity } from "@nakamatch/contract/endpoints/providers";
import { PROVIDER_NAMES } from "@nakamatch/contract/vocabulary/providers";
import { utcDate } from "@nakamatch/domain/people/age";
import { parseNewcomer } from "@nakamatch/domain/people/registration";
import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { FormSection } from "../../account/form-section.tsx";
import { ProviderMark } from "../../account/providers/provider-mark.tsx";
import type { RegistrationForm } from "../../account/registration-form.ts";
import { RegistrationPanels } from "../../account/registration-panels.tsx";
import { useRegistration } from "../../account/use-registration.tsx";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useFirstSignIn } from "./use-first-sign-in.ts";

const parse = (form: RegistrationForm) => parseNewcomer(form, utcDate(new Date()));

/** Everything that registration asks for and the provider has not told (OPEN-29). Success signs in. */
export function CompletionForm({ identity }: { identity: PendingIdentity }) {
  const { t, language } = useTranslation();
  const signIn = useFirstSignIn();
  const { email, firstName, lastName } = identity;
  const registration = useRegistration({
    known: { email, firstName, lastName },
    isAddressGiven: true,
    parse,
    async send(newcomer) {
      const call = signUpCall({ ...newcomer, email, password: "" }, { origin: location.origin, language });
      const { email: _, ...data } = call.options.data;
      await api.providers.signUp({ language, data }).catch((thrown: unknown) => {
        // A try before this one may have registered and signed in, and used the identity up.
        if (toAppError(thrown).code !== "PROVIDER_IDENTITY_MISSING") throw thrown;
      });
      await signIn();
    },
  });
  return (
    <RegistrationPanels
      registration={registration}
      label={t("providers.complete.submit")}
      busyLabel={t("providers.complete.submitting")}
      account={<GivenAccount identity={identity} />}
    />
  );
}

/** In place of e-mail and password: the address that the provider vouches for. */
function GivenAccount({ identity: { provider, email } }: { identity: PendingIdentity }) {
  const { t } = useTranslation();
  const text = t("providers.complete.accountText", { provider: PROVIDER_NAMES[provider] });
  return (
    <FormSection number={3} title={t("providers.complete.account")} text={text}>
      <dl className="flex min-w-0 items-start gap-3 sm:col-span-2">
        <dt className="sr-only">{t("providers.complete.email")}</dt>
        <ProviderMark provider={provider} />
        <dd className="min-w-0 break-words font-bold">{email}</dd>
      </dl>
    </FormSection>
  );
}
