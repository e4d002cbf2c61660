import type { Delivery } from "../../../realtime/types.ts";

/**
 * Tells both moderators that a claim was passed on; does nothing without a former holder. Call it after the commit.
 * `names`: nicknames by id.
 */
export function publishPassing(
  delivery: Delivery,
  { personId, giver, holder, isByName }: { personId: string; giver: string | null; holder: string; isByName: boolean },
  names: ReadonlyMap<string, string>,
): void {
  if (giver === null) return;
  const about = { personId, name: names.get(personId) ?? "" };
  const nameOf = (id: string) => names.get(id) ?? "";
  delivery.emitTo([holder], "claim.passed", {
    ...about,
    moderator: nameOf(giver),
    as: isByName ? "received" : "taken",
  });
  delivery.emitTo([giver], "claim.passed", { ...about, moderator: nameOf(holder), as: isByName ? "given" : "lost" });
}
