import type { FastifyInstance } from "fastify";

/** A path to which another service posts signed notifications. */
export interface Webhook {
  path: string;
  /** The header with the signature. */
  signatureHeader: string;
  /** Called with the body as it was sent, byte by byte: the signature is of that. What it throws is answered with its status. */
  receive(body: Buffer, signature: string): Promise<void>;
}

/** Serves a webhook. The sender repeats a notification until the answer is a success. */
export function registerWebhook(app: FastifyInstance, { path, signatureHeader, receive }: Webhook): void {
  // A scope of its own: its parser must not become that of the API.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const signature = request.headers[signatureHeader];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receive(body, typeof signature === "string" ? signature : "");
      return reply.send({ received: true });
    });
  });
}

/** Most bytes of a notification. */
const BODY_LIMIT = 512 * 1024;
