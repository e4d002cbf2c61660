import type { Provider } from "@nakamatch/contract/vocabulary/providers";
import { publicProcedures } from "../../../http/procedures.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { ProviderIdentities, ProviderIdentity } from "../../../platform/auth/provider-identity.ts";
import type { Registrations } from "../../../platform/auth/registrations.ts";
import type { BanDescription } from "../accounts/types.ts";
import {
  checkEmail,
  checkNickname,
  describeIdentity,
  type RegistrationDeps,
  signUp,
  signUpByProvider,
} from "./service.ts";

export function registrationRoutes(deps: RegistrationDeps & { registrations: Pick<Registrations, "keep"> }) {
  const { accounts } = publicProcedures;
  return {
    signUp: accounts.signUp.handler(async ({ context, input }) => {
      const registered = await signUp(
        deps,
        { ...input, nameChoice: context.nameChoice },
        { from: context.client.network },
      );
      context.resHeaders?.append("set-cookie", deps.registrations.keep(registered));
      return registered;
    }),
    nicknameAvailability: accounts.nicknameAvailability.handler(({ input }) => checkNickname(deps, input.nickname)),
    emailAvailability: accounts.emailAvailability.handler(({ input }) => checkEmail(deps.db, input.email)),
  };
}

export function providerRoutes(
  deps: RegistrationDeps & {
    configured: readonly Provider[];
    identities: Pick<ProviderIdentities, "read">;
    describeBan: BanDescription;
  },
) {
  const { providers } = publicProcedures;
  const waiting = (cookies: string | undefined): ProviderIdentity => {
    const identity = deps.identities.read(cookies);
    if (!identity) throw new AppError("PROVIDER_IDENTITY_MISSING", "no provider has vouched for anybody here lately");
    return identity;
  };
  return {
    list: providers.list.handler(() => ({ providers: [...deps.configured] })),
    pending: providers.pending.handler(({ context }) => describeIdentity(deps, waiting(context.client.cookies))),
    signUp: providers.signUp.handler(({ context, input }) =>
      signUpByProvider(deps, waiting(context.client.cookies), { ...input, nameChoice: context.nameChoice }),
    ),
  };
}
