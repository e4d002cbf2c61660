import type { Evidence, SealedChat, SealedProfile } from "@nakamatch/contract/schemas/evidence";
import { ageOn } from "@nakamatch/domain/people/age";
import type { EvidenceRow, ReadPhoto, ShownMessage, ShownRow } from "./types.ts";

/** What a profile shows, as it is sealed. The age is in whole years on `today`, `YYYY-MM-DD`. */
export function sealProfile(shown: ShownRow, photo: ReadPhoto, today: string): SealedProfile {
  const { avatarUrl: _, birthDate, ...facts } = shown;
  return { ...facts, age: birthDate === null ? null : ageOn(birthDate, today), photo: photoState(photo) };
}

/** What a chat shows, as it is sealed, of messages the newest first. */
export function sealChat(
  { nickname }: ShownRow,
  photo: ReadPhoto,
  messages: ShownMessage[],
  reporterId: string,
): SealedChat {
  const written = messages.map(({ senderId, message, sentAt }) => ({
    by: senderId === reporterId ? ("reporter" as const) : ("reported" as const),
    text: message,
    sentAt: sentAt.toISOString(),
  }));
  return { nickname, messages: written.reverse(), photo: photoState(photo) };
}

function photoState({ avatarUrl, file }: ReadPhoto): SealedProfile["photo"] {
  if (avatarUrl === null) return "none";
  return file ? "sealed" : "unavailable";
}

/** Evidence as the contract has it. */
export function presentEvidence({ sealedAt, eraseAt, ...evidence }: EvidenceRow): Evidence {
  // The kind says which content it has.
  return { ...evidence, sealedAt: sealedAt.toISOString(), eraseAt: eraseAt.toISOString() } as Evidence;
}
