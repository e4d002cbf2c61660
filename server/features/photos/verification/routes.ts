import { memberProcedures, moderatorProcedures } from "../../../http/procedures.ts";
import {
  beginVerification,
  decideVerification,
  dropVerification,
  listWaiting,
  ownVerification,
  sendGesture,
  showGesture,
} from "./service.ts";
import type { VerificationDeps } from "./types.ts";

/** Binds the endpoints of the verified mark, for members and for moderators. */
export function verificationRoutes(deps: VerificationDeps) {
  const { db } = deps;
  const { verification: own } = memberProcedures;
  const { verification } = moderatorProcedures;
  return {
    mine: own.mine.handler(({ context }) => ownVerification(db, context.actor)),
    begin: own.begin.handler(({ context }) => beginVerification(db, context.actor)),
    send: own.send.handler(({ input, context }) => sendGesture(deps, context.actor, input)),
    end: own.end.handler(({ context }) => dropVerification(db, context.actor)),
    waiting: verification.waiting.handler(({ input, context }) => listWaiting(db, context.actor, input)),
    read: verification.read.handler(({ input, context }) => showGesture(db, context.actor, input.requestId)),
    decide: verification.decide.handler(({ input, context }) => decideVerification(deps, context.actor, input)),
  };
}
