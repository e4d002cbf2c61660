import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../platform/app-error.ts";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import { clientNetwork } from "../platform/client-address.ts";
import { inTime } from "../platform/deadline.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import { createTurns } from "../platform/turns.ts";
import { type BodyPlace, createUploadBodies } from "./upload-bodies.ts";

/** Processed per process. Photos are decoded one by one, so more would only wait there, and too long. */
const MOST_UPLOADS = 8;

/** Waiting ones, whose body has arrived and has its place in memory. */
const MOST_WAITING = 200;

/** A queue of people who wait for their turn is better than an error. */
const MOST_WAITING_MS = 20_000;

/** Other types are refused. */
const IMAGE_TYPES = /^(?:image\/|application\/octet-stream)/;

declare module "fastify" {
  interface FastifyRequest {
    /** Undefined unless an upload was admitted, and so counted by its limit. */
    upload: { member: string; body: BodyPlace } | undefined;
  }
}

export interface UploadParts {
  gate: SessionGate;
  limiter: Limiter;
  endpoints: readonly { method: string; url: string }[];
  /** Throws `MAINTENANCE`. */
  requireNoMaintenance: () => Promise<void>;
  /** The request's body is a `File`. */
  serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/**
 * Serves image endpoints. Refuses guests, those above their limit, and everyone during maintenance, before reading the
 * body. Only an upload whose body has arrived takes a place among those at work.
 */
export function registerUploads(
  app: FastifyInstance,
  { gate, limiter, endpoints, serve, requireNoMaintenance }: UploadParts,
): void {
  const bodies = createUploadBodies();
  const turns = createTurns({ atOnce: MOST_UPLOADS, waiting: MOST_WAITING });
  app.decorateRequest("upload", undefined);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!IMAGE_TYPES.test(request.headers["content-type"] ?? "")) return;
    const actor = await gate.admit(request.headers);
    if (!actor) throw new AppError("SESSION_MISSING", "sign in first");
    await requireNoMaintenance();
    requireClient(reply);
    const body = bodies.enter(actor.id, clientNetwork(request.clientAddress));
    reply.raw.once("close", body.leave);
    await limiter.count("upload", { member: actor.id });
    request.upload = { member: actor.id, body };
  };
  const awaitTurn = async ({ upload }: FastifyRequest, reply: FastifyReply) => {
    if (!upload) return;
    requireClient(reply);
    const place = turns.enter(upload.member);
    reply.raw.once("close", place.leave);
    await inTime(() => place.turn, MOST_WAITING_MS);
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(IMAGE_TYPES, async ({ headers, upload }: FastifyRequest, stream: IncomingMessage) => {
      const body = await upload?.body.receive(stream, Number(headers["content-length"]));
      return new File(body ? [body] : [], "photo", { type: headers["content-type"] ?? "" });
    });
    for (const endpoint of endpoints) {
      scope.route({ ...endpoint, onRequest: admit, preHandler: awaitTurn, handler: serve });
    }
  });
}

/** A connection already closed does not emit `close` again. */
function requireClient(reply: FastifyReply): void {
  if (reply.raw.destroyed) throw new AppError("UNAVAILABLE", "the client has left");
}
