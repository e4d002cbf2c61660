import type { FastifyInstance } from "fastify";
import type { Actor, SessionGate } from "../platform/auth/session-gate.ts";
import { errorBody } from "./error-body.ts";

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
    if (!photo) return refuse();
    reply.header("cache-control", photo.isPublic ? PUBLIC_CACHE : PRIVATE_CACHE).header("etag", photo.etag);
    if (headers["if-none-match"]?.includes(photo.etag)) return reply.status(304).send();
    const file = await photo.read();
    return file ? reply.type("image/jpeg").send(file) : refuse();

    function refuse() {
      reply.removeHeader("etag").header("cache-control", "no-store");
      return reply.status(404).send(errorBody("NOT_FOUND", "there is no such photo"));
    }
  });
}
