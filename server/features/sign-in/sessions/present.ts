import type { ApiClient } from "@nakamatch/contract/contract";
import type { Account } from "@nakamatch/contract/endpoints/sign-in/authentication";
import type { OwnSession } from "@nakamatch/contract/endpoints/sign-in/sessions";
import { deviceOf } from "@nakamatch/domain/people/device";
import type { StoredAccount } from "../accounts/types.ts";
import type { StoredSession, WholeSession } from "./store.ts";

/** Presents an entry of a person's session list. */
export function presentSession(session: StoredSession, currentId: string): OwnSession {
  const { id, userAgent, address, startedAt, lastSeenAt, needsSecondFactor } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address: address === "" ? null : address,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
    isHeldBack: needsSecondFactor,
  };
}

/** Without the real name, which only the profile shows. */
export function presentAccount({ id, email, emailVerified, createdAt, updatedAt }: StoredAccount): Account {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, email, emailVerified, name: "", image: null, ...times };
}

/** Presents a session without credentials (decisions: Sessions). */
export function presentWhole(
  { expiresAt, createdAt, updatedAt, ...session }: WholeSession,
  account: StoredAccount,
): NonNullable<Awaited<ReturnType<ApiClient["authentication"]["session"]>>> {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { session: { ...session, expiresAt: expiresAt.toISOString(), ...times }, user: presentAccount(account) };
}
