import { createHash } from "node:crypto";
import type { Evidence, SealedChat, SealedProfile, SealedWords } from "@nakamatch/contract/schemas/evidence";
import { ageOn } from "@nakamatch/domain/people/age";
import type { ReceivedWords } from "../like-words/types.ts";
import type { EvidenceRow, ReadPhoto, ShownMessage, ShownRow } from "./types.ts";

/** `today` is `YYYY-MM-DD`. */
export function sealProfile(shown: ShownRow, [first, ...more]: ReadPhoto[], today: string): SealedProfile {
  const { avatarUrl: _, photos: __, birthDate, ...facts } = shown;
  return {
    ...facts,
    age: birthDate === null ? null : ageOn(birthDate, today),
    photo: photoState(first),
    ...(more.length > 0 && { morePhotos: more.map(({ file }) => (file ? sha256(file.image) : null)) }),
  };
}

function sha256(image: Buffer): string {
  return createHash("sha256").update(image).digest("hex");
}

/** Messages newest first. */
export function sealChat(
  { nickname }: ShownRow,
  [photo]: ReadPhoto[],
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

/** Seals the words that the reporter received. */
export function sealWords(received: ReceivedWords | undefined): { words?: SealedWords } {
  if (!received) return {};
  const { text, about, writtenAt } = received;
  return { words: { text, about, sentAt: writtenAt.toISOString() } };
}

function photoState(photo: ReadPhoto | undefined): SealedProfile["photo"] {
  if (!photo || photo.avatarUrl === null) return "none";
  return photo.file ? "sealed" : "unavailable";
}

export function presentEvidence({ sealedAt, eraseAt, ...evidence }: EvidenceRow): Evidence {
  // The kind determines the content.
  return { ...evidence, sealedAt: sealedAt.toISOString(), eraseAt: eraseAt.toISOString() } as Evidence;
}
