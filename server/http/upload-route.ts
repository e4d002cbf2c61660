import { PHOTO } from "@nakamatch/contract/vocabulary/photos";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { inTime } from "../platform/deadline.ts";
import { createTurns } from "../platform/turns.ts";

/** Maximum per process: all of them are in memory. */
const MOST_UPLOADS = 24;

/** Before their body is read. */
const MOST_WAITING = 200;

/** Waiting ones included. */
const MOST_PER_MEMBER = 6;

const RETRY_AFTER_SECONDS = 5;

/** Bodies of other types are refused. */
const IMAGE_TYPES = /^(?:image\/|application\/octet-stream)/;

export interface UploadParts {
  gate: SessionGate;
  urls: readonly string[];
  /** Throws `MAINTENANCE`. */
  requireNoMaintenance: () => Promise<void>;
  /** The body is a `File`. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Serves the endpoints that take an image. Guests, and all during maintenance, are refused before their body is read. */
export function registerUpload(app: FastifyInstance, { gate, urls, serve, requireNoMaintenance }: UploadParts): void {
  const turns = createTurns({ atOnce: MOST_UPLOADS, waiting: MOST_WAITING });
  const admit = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!IMAGE_TYPES.test(headers["content-type"] ?? "")) return;
    const actor = await gate.admit(headers);
    if (!actor) throw new AppError("SESSION_MISSING", "sign in first");
    await requireNoMaintenance();
    // A closed connection does not report it again.
    if (reply.raw.destroyed) throw new AppError("UNAVAILABLE", "the client has left");
    if (turns.countOf(actor.id) >= MOST_PER_MEMBER) {
      throw new AppError("TOO_MANY_REQUESTS", "too many uploads at once", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const place = turns.enter(actor.id);
    reply.raw.once("close", place.leave);
    await inTime(() => place.turn);
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
    for (const url of urls) scope.put(url, { onRequest: admit }, serve);
  });
}
