import { type Assertion, assertionSchema } from "@nakamatch/contract/schemas/passkeys";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { authRefusal } from "./refusal.ts";

export interface PasskeyPorts {
  /** Throws for an unknown passkey or a wrong answer. */
  passkeyOwner(passkey: Assertion): Promise<{ userId: string; passkeyId: string }>;
  /** Raises the session, or ends it where the passkey was removed meanwhile. Returns whether it stays. */
  keepPasskeySession(session: { id: string; userId: string }, passkeyId: string): Promise<boolean>;
}

/** Signing in by a passkey, without a user name. */
export function passkeyPlugin(ports: PasskeyPorts, { onAnswered }: { onAnswered: () => void }) {
  return {
    id: "passkeys",
    endpoints: {
      signInPasskey: createAuthEndpoint(
        "/sign-in/passkey",
        { method: "POST", body: z.object({ passkey: assertionSchema }) },
        async (context) => {
          const { internalAdapter } = context.context;
          const { userId, passkeyId } = await ports.passkeyOwner(context.body.passkey);
          onAnswered();
          const user = await internalAdapter.findUserById(userId);
          if (!user) throw authRefusal("PASSKEY_UNKNOWN");
          if (!user.emailVerified) throw authRefusal("EMAIL_NOT_CONFIRMED");
          const session = await internalAdapter.createSession(user.id);
          if (!session) throw authRefusal("INTERNAL");
          if (!(await ports.keepPasskeySession(session, passkeyId))) throw authRefusal("PASSKEY_UNKNOWN");
          await setSessionCookie(context, { session, user });
          return context.json({ success: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
