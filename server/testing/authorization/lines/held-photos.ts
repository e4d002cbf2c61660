import { photoPathOf } from "@nakamatch/domain/people/photo-address";
import { heldPhotos as table } from "../../../platform/database/schema/moderation.ts";
import { impartial, type Lines } from "../line.ts";
import type { Scene } from "../scene.ts";

async function holdPhoto({ server, other, photo }: Scene): Promise<void> {
  const path = photoPathOf(photo) ?? "";
  await server.database.db.insert(table).values({ personId: other.id, path, kinds: {} });
}

export const heldPhotos: Lines<"heldPhotos"> = {
  held: {
    ...impartial("shown", ["hidden", "hidden"]),
    async input(scene) {
      await holdPhoto(scene);
      return {};
    },
  },
  decide: {
    ...impartial("ok", ["VALIDATION_FAILED", "CASE_PARTY"]),
    async input(scene) {
      await holdPhoto(scene);
      return { personId: scene.other.id, photoUrl: scene.photo, verdict: "release" };
    },
  },
};
