import { signUpInput } from "../../sign-up.ts";
import { anyone, type Lines } from "../line.ts";

/** Without a provider's identity. */
export const providers: Lines<"providers"> = {
  list: { outcomes: anyone("hidden") },
  pending: { outcomes: anyone("PROVIDER_IDENTITY_MISSING") },
  signUp: {
    outcomes: anyone("PROVIDER_IDENTITY_MISSING"),
    input: () => ({ language: "es", data: signUpInput().options.data }),
  },
};
