import { PHOTO } from "@nakamatch/contract/vocabulary/photos";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { inTime } from "../platform/deadline.ts";
import { createTurns } from "../platform/turns.ts";

/** Maximum per process, as all are held in memory. */
const MOST_UPLOADS = 24;

/** Waiting uploads, whose body is not read yet. */
const MOST_WAITING = 200;

/** Including waiting ones. */
const MOST_PER_MEMBER = 6;

const RETRY_AFTER_SECONDS = 5;

/** Other types are refused. */
const IMAGE_TYPES = /^(?:image\/|application\/octet-stream)/;

export interface UploadParts {
  gate: SessionGate;
  endpoints: readonly { method: "PUT" | "POST"; url: string }[];
  /** Throws `MAINTENANCE`. */
  requireNoMaintenance: () => Promise<void>;
  /** The request's body is a `File`. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** Serves image endpoints. Refuses guests, and everyone during maintenance, before reading the body. */
export function registerUploads(
  app: FastifyInstance,
  { gate, endpoints, serve, requireNoMaintenance }: UploadParts,
): void {
  const turns = createTurns({ atOnce: MOST_UPLOADS, waiting: MOST_WAITING });
  const admit = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!IMAGE_TYPES.test(headers["content-type"] ?? "")) return;
    const actor = await gate.admit(headers);
    if (!actor) throw new AppError("SESSION_MISSING", "sign in first");
    await requireNoMaintenance();
    // A connection already closed does not emit `close` again.
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
    for (const endpoint of endpoints) scope.route({ ...endpoint, onRequest: admit, handler: serve });
  });
}
