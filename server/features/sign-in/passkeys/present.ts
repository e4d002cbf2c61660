import type { Passkey } from "@nakamatch/contract/endpoints/sign-in/passkeys";
import type { StoredPasskey } from "./store.ts";

export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
