import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { LimitPolicy } from "@nakamatch/contract/vocabulary/rate-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import { languageOf } from "./pages.ts";
import { plainPageHeaders } from "./plain-page-headers.ts";

export interface LinkPageParts {
  /** With a slash at the end; the token follows. */
  path: string;
  limit: LimitPolicy;
  limiter: Limiter;
  /** Has a form that posts to its own address. */
  first(language: Language): string;
  /** Undefined for a token of no link. */
  show(token: string, language: Language): Promise<string | undefined>;
  ended(language: Language): string;
}

/** The form has no fields. */
const BODY_LIMIT = 1024;

/**
 * Serves a page behind a token, without session or script. GET asks nothing of the database and shows the same for every
 * token, as scanners and previews open each link; what it is about is shown by a form. No cache or search engine keeps it, and
 * no other site learns its address.
 */
export function registerLinkPage(app: FastifyInstance, parts: LinkPageParts): void {
  const { path, limit, limiter, first, show, ended } = parts;
  const headers = { ...plainPageHeaders("no-referrer", { images: true }), vary: "Cookie, Accept-Language" };
  const count = ({ clientAddress }: FastifyRequest) => limiter.count(limit, { address: clientNetwork(clientAddress) });
  const send = (reply: FastifyReply, language: Language, html: string) =>
    reply
      .headers({ ...headers, "content-language": language })
      .type("text/html; charset=utf-8")
      .send(html);
  // Encapsulated, so that other routes do not parse forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, _body, done) => done(null, undefined));
    scope.get(`${path}:token`, async (request, reply) => {
      await count(request);
      const language = languageOf(request);
      return send(reply, language, first(language));
    });
    scope.post<{ Params: { token: string } }>(
      `${path}:token`,
      { bodyLimit: BODY_LIMIT, config: { isWithoutOrigin: true } },
      async (request, reply) => {
        await count(request);
        const language = languageOf(request);
        const shown = await show(request.params.token, language);
        return shown === undefined ? send(reply.status(404), language, ended(language)) : send(reply, language, shown);
      },
    );
  });
}
