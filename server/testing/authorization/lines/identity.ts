import { GOOD_PASSWORD } from "../../sign-up.ts";
import { type Lines, members } from "../line.ts";

export const identity: Lines<"identity"> = {
  changePassword: {
    outcomes: members("hidden"),
    input: () => ({ currentPassword: GOOD_PASSWORD, newPassword: "Thousand-5unny" }),
  },
  ways: { outcomes: members("hidden") },
  prove: { outcomes: members("hidden"), input: () => ({ password: GOOD_PASSWORD }) },
};
