import type { FastifyInstance } from "fastify";

export interface Webhook {
  path: string;
  signatureHeader: string;
  /** Receives the signed bytes. Its error determines the status. */
  receive(body: Buffer, signature: string): Promise<void>;
}

/** Registers a webhook. Senders retry until success. */
export function registerWebhook(app: FastifyInstance, { path, signatureHeader, receive }: Webhook): void {
  // Encapsulated, so that the API keeps its parser.
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

const BODY_LIMIT = 512 * 1024;
