/** The password, given again before something that cannot be undone. */
import { AppError } from "../../platform/app-error.ts";
import { verifyPassword } from "../../platform/auth/passwords.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import type { Db, Queryable } from "../../platform/database/open.ts";
import { insertProof, readPasswordHash, readProof } from "./store.ts";

/** How long a proof holds. */
const PROOF_MINUTES = 10;

/**
 * Notes that the actor has given their password in this session. It holds for ten minutes, and ends with the session.
 *
 * @throws {AppError} `PASSWORD_WRONG`; `SESSION_MISSING` where the session ends at this moment, as with a new password
 */
export async function proveIdentity(db: Db, actor: Actor, password: string): Promise<{ isProven: true }> {
  const hash = await readPasswordHash(db, actor.id);
  if (hash === undefined || !(await verifyPassword({ hash, password }))) {
    throw new AppError("PASSWORD_WRONG", "this is not the password");
  }
  const isStored = await insertProof(db, actor.sessionId, hash).catch((error: unknown) => {
    // The session ended between the two statements.
    if (violatedConstraint(error)?.constraint === "identity_proofs_session_id_fkey") return false;
    throw error;
  });
  if (!isStored) throw sessionOver();
  return { isProven: true };
}

/**
 * Makes sure that the actor has given their password in this session a short while ago. Run it in the transaction of what
 * needs it, after the locks.
 *
 * @throws {AppError} `IDENTITY_NOT_PROVEN`; `SESSION_MISSING` where the session has ended since the request began
 */
export async function requireProof(tx: Queryable, actor: Actor): Promise<void> {
  const isFresh = await readProof(tx, actor.sessionId, PROOF_MINUTES);
  if (isFresh === undefined) throw sessionOver();
  if (!isFresh) throw new AppError("IDENTITY_NOT_PROVEN", "give the password again first");
}

function sessionOver(): AppError {
  return new AppError("SESSION_MISSING", "the session has ended");
}
