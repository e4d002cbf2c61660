import { GOOD_PASSWORD } from "../../sign-up.ts";
import { type Lines, members } from "../line.ts";

export const identity: Lines<"identity"> = {
  changePassword: {
    outcomes: members("hidden"),
    input: () => ({ currentPassword: GOOD_PASSWORD, newPassword: "Thousand-5unny" }),
  },
  setPassword: { outcomes: members("PASSWORD_EXISTS"), input: () => ({ newPassword: "Thousand-5unny" }) },
  unlink: { outcomes: members("IDENTITY_NOT_PROVEN"), input: () => ({ provider: "google" as const }) },
  ways: { outcomes: members("hidden") },
  prove: { outcomes: members("hidden"), input: () => ({ password: GOOD_PASSWORD }) },
};
