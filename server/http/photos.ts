import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Actor, SessionGate } from "../platform/auth/session-gate.ts";

/** Limits how long caches keep deleted and banned photos to an hour (docs/photos.md). */
const PUBLIC_CACHE = "public, max-age=3600";

/** Photos are cached by the viewer's browser only. */
const PRIVATE_CACHE = "private, no-store";

interface Photo {
  etag: string;
  isPublic: boolean;
  read(): Promise<{ bytes: Buffer; type: string } | undefined>;
}

export interface PhotoParts {
  gate: SessionGate;
  /** Finds a photo by path below `/avatars/`, if the viewer may see it. */
  find(path: string, viewer: () => Promise<Actor | undefined>): Promise<Photo | undefined>;
}

/** Serves photos. Conditional requests are authorized too. */
export function registerPhotos(app: FastifyInstance, { gate, find }: PhotoParts): void {
  app.get<{ Params: { "*": string } }>("/avatars/*", async (request, reply) => {
    const { headers, params } = request;
    const photo = await find(params["*"], () => gate.admit(headers));
    const isKnown = photo !== undefined && headers["if-none-match"]?.includes(photo.etag);
    // Read before setting headers, so that a failure is not cached as the photo.
    const file = isKnown ? undefined : await photo?.read();
    if (!photo || !(isKnown || file)) throw new AppError("NOT_FOUND", "there is no such photo");
    reply.header("cache-control", photo.isPublic ? PUBLIC_CACHE : PRIVATE_CACHE).header("etag", photo.etag);
    return file ? reply.type(file.type).send(file.bytes) : reply.status(304).send();
  });
}
