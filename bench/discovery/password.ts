import { hashPassword } from "../../server/platform/auth/passwords.ts";

export const PASSWORD = "Nakama-2026!";

export function hashedPassword(): Promise<string> {
  return hashPassword(PASSWORD);
}
