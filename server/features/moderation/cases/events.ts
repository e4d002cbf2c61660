import type { Delivery } from "../../../realtime/types.ts";

/** What the holder and the one before are told. */
const AS = { byName: ["received", "given"], takenBack: ["regained", "withdrawn"], expired: ["taken", "lost"] } as const;

/**
 * Tells both moderators that a claim was passed on; does nothing without a former holder. Call it after the commit.
 * `names`: nicknames by id.
 */
export function publishPassing(
  delivery: Delivery,
  { personId, giver, holder, way }: { personId: string; giver: string | null; holder: string; way: keyof typeof AS },
  names: ReadonlyMap<string, string>,
): void {
  if (giver === null) return;
  const about = { personId, name: names.get(personId) ?? "" };
  const nameOf = (id: string) => names.get(id) ?? "";
  const [has, had] = AS[way];
  delivery.emitTo([holder], "claim.passed", { ...about, moderator: nameOf(giver), as: has });
  delivery.emitTo([giver], "claim.passed", { ...about, moderator: nameOf(holder), as: had });
}
