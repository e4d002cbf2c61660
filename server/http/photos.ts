import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { Actor, SessionGate } from "../platform/auth/session-gate.ts";

/** Deleted and banned photos leave all caches within an hour (docs/photos.md). */
const PUBLIC_CACHE = "public, max-age=3600";

/** For one viewer only. */
const PRIVATE_CACHE = "private, no-store";

interface Photo {
  etag: string;
  isPublic: boolean;
  read(): Promise<Buffer | undefined>;
}

export interface PhotoParts {
  gate: SessionGate;
  /** By path below `/avatars/`, if the viewer may see it. */
  find(path: string, viewer: () => Promise<Actor | undefined>): Promise<Photo | undefined>;
}

/** Serves photos; conditional requests are authorized like all others. */
export function registerPhotos(app: FastifyInstance, { gate, find }: PhotoParts): void {
  app.get<{ Params: { "*": string } }>("/avatars/*", async (request, reply) => {
    const { headers, params } = request;
    const photo = await find(params["*"], () => gate.admit(headers));
    const isKnown = photo !== undefined && headers["if-none-match"]?.includes(photo.etag);
    // Before the headers: a failure must not be cached as the photo.
    const file = isKnown ? undefined : await photo?.read();
    if (!photo || !(isKnown || file)) throw new AppError("NOT_FOUND", "there is no such photo");
    reply.header("cache-control", photo.isPublic ? PUBLIC_CACHE : PRIVATE_CACHE).header("etag", photo.etag);
    return file ? reply.type("image/jpeg").send(file) : reply.status(304).send();
  });
}
