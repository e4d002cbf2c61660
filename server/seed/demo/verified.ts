import { PHOTO_SIDES } from "@nakamatch/contract/vocabulary/photos";
import { photoPathOfSide } from "@nakamatch/domain/people/photo-address";
import type { Tx } from "../../platform/database/open.ts";
import { verificationRequests, verifiedPeople } from "../../platform/database/schema/verification.ts";
import type { Storage } from "../../storage/storage.ts";
import { demoId } from "./demo-id.ts";
import type { DemoPerson } from "./demo-types.ts";
import { portraitPath } from "./portrait-address.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Awaits a moderator. */
const REQUESTER = "demo-006";

/** Every third person with a photo, including LunaKodama. */
function isVerified({ key, hasPhoto }: DemoPerson): boolean {
  return hasPhoto !== false && Number(/\d+$/.exec(key)?.[0] ?? 1) % 3 === 2 && key !== REQUESTER;
}

/** Inserts people with the mark, and a request with the portrait as gesture photo. */
export async function insertVerified(
  tx: Tx,
  everybody: readonly DemoPerson[],
  storage: Storage,
  now: Date,
): Promise<void> {
  const verified = everybody.filter(isVerified);
  await tx.insert(verifiedPeople).values(
    verified.map(({ key, createdDaysAgo }) => ({
      personId: demoId(key),
      verifiedAt: new Date(now.getTime() - createdDaysAgo * (DAY_MS / 2)),
    })),
  );
  const photo = await storage.read(photoPathOfSide(portraitPath(demoId(REQUESTER)), PHOTO_SIDES.card));
  if (!photo) return;
  await tx.insert(verificationRequests).values({
    personId: demoId(REQUESTER),
    gesture: "two_fingers",
    state: "waiting",
    drawnAt: now,
    sentAt: now,
    photo,
  });
}
