import { memberProcedures, publicProcedures } from "../../../http/procedures.ts";
import {
  addPasskey,
  beginProof,
  beginRegistration,
  beginSignIn,
  listPasskeys,
  type PasskeyDeps,
  proveByPasskey,
  removePasskey,
  renamePasskey,
} from "./service.ts";

export function passkeyRoutes(deps: PasskeyDeps) {
  const { passkeys } = memberProcedures;
  return {
    list: passkeys.list.handler(({ context }) => listPasskeys(deps, context.actor)),
    beginRegistration: passkeys.beginRegistration.handler(({ context }) => beginRegistration(deps, context.actor)),
    add: passkeys.add.handler(({ context, input }) => addPasskey(deps, context.actor, input)),
    rename: passkeys.rename.handler(({ context, input }) => renamePasskey(deps, context.actor, input)),
    remove: passkeys.remove.handler(({ context, input }) => removePasskey(deps, context.actor, input.passkeyId)),
    beginSignIn: publicProcedures.passkeys.beginSignIn.handler(() => beginSignIn(deps)),
    beginProof: passkeys.beginProof.handler(({ context }) => beginProof(deps, context.actor)),
    prove: passkeys.prove.handler(({ context, input }) => proveByPasskey(deps, context.actor, input.passkey)),
  };
}
