import { photoPathOfSide, portraitPaths, webpPath } from "@nakamatch/domain/people/photo-address";
import type { Storage } from "../storage/storage.ts";
import type { EncodedPhoto } from "./encode-photo.ts";

export interface PhotoFile {
  path: string;
  bytes: Uint8Array;
  type: "image/jpeg" | "image/webp";
}

/** The files of a photo whose largest square is at `path`. */
export function photoFiles(
  path: string,
  { sizes, webp, portrait }: Pick<EncodedPhoto, "sizes" | "webp" | "portrait">,
): PhotoFile[] {
  const paths = portraitPaths(path);
  return [
    ...sizes.map(({ side, bytes }) => ({ path: photoPathOfSide(path, side), bytes, type: "image/jpeg" as const })),
    ...webp.map(({ side, bytes }) => ({ path: webpPath(path, side), bytes, type: "image/webp" as const })),
    ...(portrait && paths.length === 3
      ? [
          { path: paths[2], bytes: portrait.jpeg, type: "image/jpeg" as const },
          ...(portrait.webp ? [{ path: paths[1], bytes: portrait.webp, type: "image/webp" as const }] : []),
          ...(portrait.card ? [{ path: paths[0], bytes: portrait.card, type: "image/webp" as const }] : []),
        ]
      : []),
  ];
}

/** Stores files in place of those that an interrupted try has left. */
export async function replaceFiles(storage: Storage, files: readonly PhotoFile[]): Promise<void> {
  for (const { path, bytes, type } of files) {
    await storage.remove(path);
    await storage.put(path, bytes, type);
  }
}
