import type { FastifyInstance } from "fastify";

export interface Webhook {
  path: string;
  signatureHeader: string;
  /** Gets the signed bytes. What it throws is answered with its status. */
  receive(body: Buffer, signature: string): Promise<void>;
}

/** Senders retry until the answer is a success. */
export function registerWebhook(app: FastifyInstance, { path, signatureHeader, receive }: Webhook): void {
  // Encapsulated: the API keeps its own parser.
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
