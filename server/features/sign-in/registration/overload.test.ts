import { expect, it } from "vitest";
import { createPasswords } from "../../../platform/auth/passwords.ts";
import { signUpInput } from "../../../testing/sign-up.ts";
import { type RegistrationDeps, signUp } from "./service.ts";

it("a registration for which there is no room asks nothing of the database", async () => {
  const work = { hash: () => new Promise<string>(() => {}), verify: async () => true };
  const passwords = createPasswords({ atOnce: 1, work });
  for (let network = 0; network < 49; network++) void passwords.hash("x", { from: `n${network}` });
  const withoutDatabase = { passwords } as RegistrationDeps;
  const refused = { code: "UNAVAILABLE", data: { retryAfterSeconds: 2 } };
  await expect(signUp(withoutDatabase, signUpInput(), { from: "new" })).rejects.toMatchObject(refused);
});
