import { randomUUID } from "node:crypto";
import { unknownAssertion, unknownAttestation } from "../../authenticator.ts";
import { anyone, type Lines, members } from "../line.ts";

export const passkeys: Lines<"passkeys"> = {
  list: { outcomes: members("hidden") },
  // No caller has stepped up.
  beginRegistration: { outcomes: members("IDENTITY_NOT_PROVEN") },
  add: { outcomes: members("PASSKEY_EXPIRED"), input: () => ({ name: "Llave", passkey: unknownAttestation() }) },
  // Others' passkeys cannot be found by id.
  rename: { outcomes: members("PASSKEY_UNKNOWN"), input: () => ({ passkeyId: randomUUID(), name: "Otra" }) },
  remove: { outcomes: members("PASSKEY_UNKNOWN"), input: () => ({ passkeyId: randomUUID() }) },
  beginSignIn: { outcomes: anyone("hidden") },
  beginProof: { outcomes: members("PASSKEY_UNKNOWN") },
  prove: { outcomes: members("PASSKEY_EXPIRED"), input: () => ({ passkey: unknownAssertion() }) },
};
