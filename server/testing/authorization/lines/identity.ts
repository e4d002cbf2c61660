import { GOOD_PASSWORD } from "../../sign-up.ts";
import { type Lines, members } from "../line.ts";

export const identity: Lines<"identity"> = {
  prove: { outcomes: members("hidden"), input: () => ({ password: GOOD_PASSWORD }) },
};
