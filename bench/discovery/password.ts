import { createRequire } from "node:module";

/** What every viewer signs in with. */
export const PASSWORD = "Nakama-2026!";

/** The password as the server's authentication library keeps it; the library belongs to the server's workspace alone. */
export function hashedPassword(): Promise<string> {
  const require = createRequire(new URL("../../server/package.json", import.meta.url));
  const library: { hashPassword(password: string): Promise<string> } = require("better-auth/crypto");
  return library.hashPassword(PASSWORD);
}
