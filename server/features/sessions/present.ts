import type { ApiClient } from "@nakamatch/contract/contract";
import type { Account } from "@nakamatch/contract/endpoints/auth";
import type { OwnSession } from "@nakamatch/contract/endpoints/sessions";
import { deviceOf } from "@nakamatch/domain/people/device";
import type { StoredAccount } from "../accounts/types.ts";
import type { StoredSession, WholeSession } from "./types.ts";

/** A session as its person sees it, in the session `currentId`. */
export function presentSession(session: StoredSession, currentId: string): OwnSession {
  const { id, userAgent, address, startedAt, lastSeenAt, isHeldBack } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address: address === "" ? null : address,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === currentId,
    isHeldBack,
  };
}

/** An account as authentication answers it; the real name is the profile's alone. */
export function presentAccount({ id, email, emailVerified, createdAt, updatedAt }: StoredAccount): Account {
  const [created, updated] = [createdAt.toISOString(), updatedAt.toISOString()];
  return { id, email, emailVerified, name: "", image: null, createdAt: created, updatedAt: updated };
}

/** A session with its account, without any credential (decisions: Sessions). */
export function presentWhole(
  { expiresAt, createdAt, updatedAt, ...session }: WholeSession,
  account: StoredAccount,
): NonNullable<Awaited<ReturnType<ApiClient["auth"]["session"]>>> {
  const [expires, created, updated] = [expiresAt.toISOString(), createdAt.toISOString(), updatedAt.toISOString()];
  const times = { expiresAt: expires, createdAt: created, updatedAt: updated };
  return { session: { ...session, ...times }, user: presentAccount(account) };
}
