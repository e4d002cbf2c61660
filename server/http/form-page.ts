import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { LimitPolicy } from "@nakamatch/contract/vocabulary/rate-limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../platform/auth/request-language.ts";
import { clientNetwork } from "../platform/client-address.ts";
import type { Limiter } from "../platform/limits/limiter.ts";
import { retryAfterOf, toErrorBody } from "./error-body.ts";
import { plainPageHeaders } from "./plain-page-headers.ts";

export interface FormPageParts {
  /** The token is in the query, which is never logged. */
  path: string;
  limit: LimitPolicy;
  limiter: Limiter;
  /** Changes nothing, as scanners open every link. */
  show(token: string, language: Language | undefined): Promise<FormPage>;
  /** What a button of the page's form does; undefined if it has none such. */
  answer(token: string, answer: string, language: Language | undefined): Promise<FormPage | undefined>;
  /** Above the limit. */
  busy(language: Language | undefined): FormPage;
}

export interface FormPage {
  status: 200 | 404 | 429;
  language: Language;
  html: string;
}

const BODY_LIMIT = 1024;

interface Asked {
  Querystring: { token?: unknown };
}

const tokenOf = ({ query: { token } }: FastifyRequest<Asked>) => (typeof token === "string" ? token : "");

/**
 * Serves a page behind a token from an email, without session or script, whose form has one field `answer`. No cache or search
 * engine keeps it, and no other site learns its address. It works during maintenance.
 */
export function registerFormPage(app: FastifyInstance, parts: FormPageParts): void {
  const { path, limit, limiter, show, answer, busy } = parts;
  // Its own form needs an origin, and no log the token.
  const headers = plainPageHeaders("strict-origin");
  /** Answers above the limit by itself. */
  const isCounted = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await limiter.count(limit, { address: clientNetwork(request.clientAddress) });
      return true;
    } catch (error) {
      const body = toErrorBody(error, request.id);
      if (body.code !== "TOO_MANY_REQUESTS") throw error;
      send(reply.header("retry-after", retryAfterOf(body)), busy(languageOf(request.headers)));
      return false;
    }
  };
  const send = (reply: FastifyReply, { status, language, html }: FormPage) =>
    reply
      .status(status)
      .headers({ ...headers, "content-language": language })
      .type("text/html; charset=utf-8")
      .send(html);
  // Encapsulated, so that other routes do not parse forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body)).get("answer")),
    );
    scope.get<Asked>(path, async (request, reply) => {
      if (!(await isCounted(request, reply))) return reply;
      return send(reply, await show(tokenOf(request), languageOf(request.headers)));
    });
    scope.post<Asked>(path, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      if (!(await isCounted(request, reply))) return reply;
      const token = tokenOf(request);
      const language = languageOf(request.headers);
      const answered = await answer(token, String(request.body), language);
      return send(reply, answered ?? (await show(token, language)));
    });
  });
}
