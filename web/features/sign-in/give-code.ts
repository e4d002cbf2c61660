import { api } from "../../lib/api.ts";
import { ApiError } from "../../lib/errors.ts";
import type { SessionStore } from "../../lib/session-store.ts";

/** Confirms a factor by its code, which raises the session (SESSION-18). */
export async function giveCode(
  session: SessionStore,
  factorId: string,
  challengeId: string,
  code: string,
): Promise<void> {
  await api.factors.verify({ factorId, challenge_id: challengeId, code });
  // The code was accepted, but the answer was lost.
  if (!(await takeRaised(session))) throw new ApiError(0, null);
}

/** Uses a recovery code. */
export async function giveRecoveryCode(session: SessionStore, code: string): Promise<void> {
  await api.factors.recover({ code });
  if (!(await takeRaised(session))) throw new ApiError(0, null);
}

/** Stores the raised session; false if the server does not confirm it. */
export async function takeRaised(store: SessionStore): Promise<boolean> {
  const { session } = await store.refresh({ fresh: true, verified: true });
  return session?.assuranceLevel === "aal2";
}
