import type { Passkey } from "@nakamatch/contract/endpoints/passkeys";
import type { StoredPasskey } from "./types.ts";

/** A passkey as its person sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
