import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { z } from "zod";
import { authRefusal } from "./refusal.ts";

export interface PasswordPorts {
  /** Throws if a new password breaks the rule. */
  checkPassword(password: string): Promise<void>;
  /**
   * Sets the password, uses up the link and queues the notice, all or nothing; sessions and older links end. Repeated
   * shortly after with the same password, it changes nothing. `link` is undefined for an invalid token. Returns the
   * email, or undefined for a refusal.
   */
  resetPassword(
    link: { id: string; userId: string } | undefined,
    use: { token: string; newPassword: string },
  ): Promise<string | undefined>;
}

/** The library sends its notice after the transaction: a crash would lose it. */
export function passwordPlugin(ports: PasswordPorts, { onReset }: { onReset: (email: string) => void }) {
  return {
    id: "passwords",
    endpoints: {
      resetPassword: createAuthEndpoint(
        "/reset-password",
        { method: "POST", body: z.object({ newPassword: z.string().default(""), token: z.string().default("") }) },
        async (context) => {
          const { newPassword, token } = context.body;
          await ports.checkPassword(newPassword);
          // The library stores the token hashed.
          const link = await context.context.internalAdapter.findVerificationValue(`reset-password:${token}`);
          const found = link ? { id: link.id, userId: link.value } : undefined;
          const email = await ports.resetPassword(found, { token, newPassword });
          if (!email) throw authRefusal("LINK_INVALID");
          onReset(email);
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
