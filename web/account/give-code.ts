import { api } from "../lib/api.ts";
import { ApiError } from "../lib/errors.ts";
import type { SessionStore } from "../lib/session-store.ts";

/** Gives the code of a factor, which raises the session (SESSION-18). */
export async function giveCode(
  session: SessionStore,
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  await api.factors.verify({ factorId, challenge_id: challengeId, code });
  // The code was right, but the connection broke in between.
  if (!(await takeRaised(session))) throw new ApiError(0, null);
}

/** Gives a recovery code instead. */
export async function giveRecoveryCode(session: SessionStore, code: string): Promise<void> {
  await api.factors.recover({ code });
  if (!(await takeRaised(session))) throw new ApiError(0, null);
}

/** Takes over the session that a code has raised; false where the server does not say that it has. */
export async function takeRaised(store: SessionStore): Promise<boolean> {
  const { session } = await store.refresh({ fresh: true, verified: true });
  return session?.assuranceLevel === "aal2";
}
