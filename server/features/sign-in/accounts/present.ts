import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import { seeksNobody } from "@nakamatch/domain/people/looking-for";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Viewer } from "./types.ts";

/** Presents the session without credentials (decisions: Sessions). */
export function presentSession(viewer: Viewer, actor: Actor): CurrentSession {
  const { language: _, lookingFor, friendshipPreference, relationshipPreference, ...user } = viewer;
  const { expiresAt, expiresIn, assuranceLevel } = actor;
  return { user: { ...user, seeksNobody: seeksNobody(viewer) }, session: { expiresAt, expiresIn, assuranceLevel } };
}
