import { signUpInput } from "../../sign-up.ts";
import { anyone, type Lines } from "../line.ts";

export const accounts: Lines<"accounts"> = {
  signUp: { outcomes: anyone("hidden"), input: () => signUpInput() },
  nicknameAvailability: {
    outcomes: anyone("hidden"),
    input: ({ other }) => ({ nickname: other.nickname ?? "" }),
  },
  emailAvailability: { outcomes: anyone("hidden"), input: ({ other }) => ({ email: other.email }) },
  session: {
    outcomes: anyone("hidden", { anonymous: "null", unconfirmed: "null", banned: "null", deleted: "null" }),
  },
};
