import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { z } from "zod";
import { authRefusal } from "./refusal.ts";

/** What authentication asks of the accounts feature about passwords. */
export interface PasswordPorts {
  /** Throws if a new password breaks the rule. */
  checkPassword(password: string): Promise<void>;
  /**
   * Gives the person a new password, uses the link up and tells them, all or nothing. Their sessions and older links end with
   * the change. Used again shortly after with the same password, it is answered in the same way and changes nothing. `link`
   * is undefined where the token is that of no link that works. Returns the person's address; undefined for a refusal.
   */
  resetPassword(
    link: { id: string; userId: string } | undefined,
    use: { token: string; newPassword: string },
  ): Promise<string | undefined>;
}

/**
 * `POST /reset-password` in place of the library's own endpoint of that name, which would tell the person only after its
 * transaction: a server that was killed in between would never do it.
 */
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
          // The library stores a hash of it; it knows which.
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
