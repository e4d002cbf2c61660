import type { CurrentSession } from "@nakamatch/contract/endpoints/sign-in/accounts";
import { seeksFriendship, seeksRelationship } from "@nakamatch/domain/people/looking-for";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import type { Viewer } from "./types.ts";

/** Presents the session without credentials (decisions: Sessions). */
export function presentSession(viewer: Viewer, actor: Actor): CurrentSession {
  const { language: _, lookingFor, friendshipPreference, relationshipPreference, ...user } = viewer;
  const { expiresAt, expiresIn, assuranceLevel } = actor;
  return { user: { ...user, seeksNobody: seeksNobody(viewer) }, session: { expiresAt, expiresIn, assuranceLevel } };
}

/** Whether every applicable preference is empty (OPEN-40). */
function seeksNobody({ lookingFor, friendshipPreference, relationshipPreference }: Viewer): boolean {
  if (lookingFor === null) return false;
  const wanted = [
    ...(seeksFriendship(lookingFor) ? friendshipPreference : []),
    ...(seeksRelationship(lookingFor) ? relationshipPreference : []),
  ];
  return wanted.length === 0;
}
