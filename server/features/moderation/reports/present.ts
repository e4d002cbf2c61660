import { createHash } from "node:crypto";
import type {
  Evidence,
  SealedChat,
  SealedMessage,
  SealedProfile,
  SealedWords,
} from "@nakamatch/contract/schemas/evidence";
import { ageOn } from "@nakamatch/domain/people/age";
import type { ReceivedWords } from "../../meeting/like-words/types.ts";
import type { EndRow, EvidenceRow, PlanRow, ReadPhoto, ShownMessage, ShownRow } from "./types.ts";

/** `today` is `YYYY-MM-DD`. */
export function sealProfile(shown: ShownRow, [first, ...more]: ReadPhoto[], today: string): SealedProfile {
  const { photo: _, photos: __, birthDate, ...facts } = shown;
  return {
    ...facts,
    age: ageThen(birthDate, today),
    photo: photoState(first),
    ...(more.length > 0 &&
      !first?.isLimited && { morePhotos: more.map(({ file }) => (file ? sha256(file.image) : null)) }),
  };
}

function ageThen(birthDate: string | null, today: string): number | null {
  return birthDate === null ? null : ageOn(birthDate, today);
}

function sha256(image: Buffer): string {
  return createHash("sha256").update(image).digest("hex");
}

/** Messages oldest first. `today` is `YYYY-MM-DD`. */
export function sealChat(
  { nickname, birthDate }: ShownRow,
  [photo]: ReadPhoto[],
  messages: ShownMessage[],
  { reporterId, markedId, today }: { reporterId: string; markedId: string | undefined; today: string },
): SealedChat {
  const by = (senderId: string | null) => (senderId === reporterId ? "reporter" : "reported");
  const written = messages.map(
    ({ id, senderId, message, sentAt, takenBackAt, previousId, quoted, reaction }, index): SealedMessage => {
      const isAfterGap = previousId !== null && previousId !== messages[index - 1]?.id;
      return {
        by: by(senderId),
        text: message,
        sentAt: sentAt.toISOString(),
        ...(quoted && {
          quoted: { by: by(quoted.senderId), text: quoted.message, ...(quoted.takenBackAt && { isTakenBack: true }) },
        }),
        ...(reaction && { reaction }),
        ...(takenBackAt && { isTakenBack: true }),
        ...(id === markedId && { isMarked: true }),
        ...(isAfterGap && { isAfterGap }),
      };
    },
  );
  return { nickname, age: ageThen(birthDate, today), messages: written, photo: photoState(photo) };
}

/** Seals how the conversation was ended. */
export function sealEnds(ends: EndRow[], reporterId: string): Pick<SealedChat, "ends"> {
  if (ends.length === 0) return {};
  return {
    ends: ends.map(({ enderId, sentence, endedAt }) => ({
      by: enderId === reporterId ? "reporter" : "reported",
      sentence,
      endedAt: endedAt.toISOString(),
    })),
  };
}

/** Seals plans, given latest first. */
export function sealPlans(plans: PlanRow[], reporterId: string): Pick<SealedChat, "plans"> {
  if (plans.length === 0) return {};
  return {
    plans: plans.toReversed().map(({ proposerId, startsAt, proposedAt, changedAt, ...plan }) => ({
      by: proposerId === reporterId ? "reporter" : "reported",
      ...plan,
      startsAt: startsAt.toISOString(),
      proposedAt: proposedAt.toISOString(),
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** Seals the words that the reporter received. */
export function sealWords(received: ReceivedWords | undefined): { words?: SealedWords } {
  if (!received) return {};
  const { text, about, writtenAt } = received;
  return { words: { text, about, sentAt: writtenAt.toISOString() } };
}

function photoState(photo: ReadPhoto | undefined): SealedProfile["photo"] {
  if (!photo || photo.url === null) return "none";
  if (photo.isLimited) return "limited";
  return photo.file ? "sealed" : "unavailable";
}

export function presentEvidence({ sealedAt, eraseAt, ...evidence }: EvidenceRow): Evidence {
  // The kind determines the content.
  return { ...evidence, sealedAt: sealedAt.toISOString(), eraseAt: eraseAt.toISOString() } as Evidence;
}
