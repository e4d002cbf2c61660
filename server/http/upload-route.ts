import { PHOTO } from "@nakamatch/contract/vocabulary/photos";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";

/** Most images that are received or processed at once, per process; all of them are in memory. */
const MOST_UPLOADS = 24;

/** The same for one member, who must not keep the others from uploading. */
const MOST_PER_MEMBER = 6;

/** What a member is told to wait who uploads too many at once, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Bodies that are taken as they are. Anything else is refused. */
const IMAGE_TYPES = /^(?:image\/|application\/octet-stream)/;

export interface UploadParts {
  gate: SessionGate;
  url: string;
  /** Handles the request, whose body is a `File`. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/**
 * Serves the endpoint whose body is an image. It alone takes images, and only of the signed-in: others are refused before their body
 * is read.
 */
export function registerUpload(app: FastifyInstance, { gate, url, serve }: UploadParts): void {
  let underWay = 0;
  const ofMember = new Map<string, number>();
  const admit = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!IMAGE_TYPES.test(headers["content-type"] ?? "")) return;
    const actor = await gate.admit(headers);
    if (!actor) throw new AppError("SESSION_MISSING", "sign in first");
    // A connection that has closed by now does not say so again.
    if (reply.raw.destroyed) throw new AppError("UNAVAILABLE", "the client has left");
    const own = (ofMember.get(actor.id) ?? 0) + 1;
    if (own > MOST_PER_MEMBER) {
      throw new AppError("TOO_MANY_REQUESTS", "too many uploads at once", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (underWay >= MOST_UPLOADS) throw new AppError("UNAVAILABLE", "too many uploads at once");
    underWay++;
    ofMember.set(actor.id, own);
    reply.raw.once("close", () => {
      underWay--;
      const left = (ofMember.get(actor.id) ?? 1) - 1;
      if (left > 0) ofMember.set(actor.id, left);
      else ofMember.delete(actor.id);
    });
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      IMAGE_TYPES,
      { parseAs: "buffer", bodyLimit: PHOTO.maxBytes },
      async ({ headers }: FastifyRequest, body: Buffer<ArrayBuffer>) =>
        new File([body], "photo", { type: headers["content-type"] ?? "" }),
    );
    scope.setErrorHandler((error: FastifyError) => {
      throw error.statusCode === 413 ? new AppError("PHOTO_TOO_HEAVY", "the photo has more than 10 MB") : error;
    });
    scope.put(url, { onRequest: admit }, serve);
  });
}
