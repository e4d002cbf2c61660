import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { ProviderIdentities, ProviderIdentity } from "./provider-identity.ts";
import { authRefusal } from "./refusal.ts";

/** What authentication asks of the accounts feature about identities at providers. */
export interface IdentityPorts {
  /** The person who signs in by this identity, if there is one. */
  identityOwner(identity: ProviderIdentity): Promise<string | undefined>;
  /** Lets a person sign in by an identity from now on. */
  linkIdentity(userId: string, identity: ProviderIdentity): Promise<void>;
}

/**
 * What the library lacks for identities that wait in a browser: signing in by one that has just been registered, and linking
 * one to the account of the same address with its password (`linkProvider` in the body of a sign-in).
 */
export function identityPlugin({
  identities,
  ports,
  onUsed,
}: {
  identities: ProviderIdentities;
  ports: IdentityPorts;
  /** Called when an identity belongs to an account, so that it need not wait any more. */
  onUsed: () => void;
}) {
  return {
    id: "identities",
    endpoints: {
      signInProvider: createAuthEndpoint("/sign-in/provider", { method: "POST" }, async (context) => {
        const { internalAdapter } = context.context;
        const identity = identities.read(context.headers?.get("cookie"));
        const userId = identity && (await ports.identityOwner(identity));
        const user = userId && (await internalAdapter.findUserById(userId));
        if (!user) throw authRefusal("PROVIDER_IDENTITY_MISSING");
        const session = await internalAdapter.createSession(user.id);
        if (!session) throw authRefusal("INTERNAL");
        await setSessionCookie(context, { session, user });
        onUsed();
        return context.json({ success: true });
      }),
    },
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === "/sign-in/email",
          handler: createAuthMiddleware(async ({ body, headers, context: { newSession } }) => {
            const isAsked = (body as { linkProvider?: unknown } | undefined)?.linkProvider === true;
            const identity = isAsked && newSession ? identities.read(headers?.get("cookie")) : undefined;
            if (!identity || identity.email !== newSession?.user.email) return;
            await ports.linkIdentity(newSession.user.id, identity);
            onUsed();
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
