import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { Statement } from "@nakamatch/contract/schemas/statements";
import { PHOTO_PREFIX } from "@nakamatch/domain/people/photo-address";
import type { OpenAppealRow } from "./types.ts";

/** Presents an open appeal to a moderator, with the disputed decision. */
export function presentOpenAppeal(
  { id, sentAt, body, person, evidence, photoPath, decidedBy, draft }: OpenAppealRow,
  { appeal: _, ...statement }: Statement,
  moderatorId: string,
): OpenAppeal {
  return {
    id,
    sentAt: sentAt.toISOString(),
    body,
    person,
    statement,
    evidence,
    photoUrl: photoPath && PHOTO_PREFIX + photoPath,
    decidedBy,
    isOwnDecision: decidedBy?.id === moderatorId,
    draft,
  };
}
