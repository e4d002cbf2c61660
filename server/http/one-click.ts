import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";

export interface OneClickParts {
  path: string;
  limiter: Limiter;
  /** Its error determines the status. */
  unsubscribe(token: string): Promise<void>;
}

/** The standard has a single short field. */
const BODY_LIMIT = 4096;

/** URL-encoded or multipart. */
const ONE_CLICK = /List-Unsubscribe"?(?:=|\r?\n\r?\n)One-Click/;

/**
 * Serves one-click unsubscription (RFC 8058): mail clients post to the address of `List-Unsubscribe`, without session
 * or origin. GET shows a confirmation page, as scanners open every link.
 */
export function registerOneClick(app: FastifyInstance, { path, limiter, unsubscribe }: OneClickParts): void {
  // Encapsulated, so that other routes do not parse forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
      scope.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => done(null, body));
    }
    scope.post<{ Querystring: { token?: unknown } }>(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await limiter.count("unsubscribe", { address: clientNetwork(request.clientAddress) });
      const { token } = request.query;
      if (!ONE_CLICK.test(String(request.body))) throw new AppError("MALFORMED_REQUEST", "the form is another one");
      if (typeof token !== "string") throw new AppError("LINK_INVALID", "the address has no token");
      await unsubscribe(token);
      return reply.send({ unsubscribed: true });
    });
  });
}
