import type { FastifyInstance } from "fastify";
import { AppError } from "../platform/app-error.ts";

/** Forms have at most four levels. */
const MAX_DEPTH = 32;

/** Parses JSON. Refuses deep nesting, which would overflow the stack of recursive code, even in libraries. */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Many clients send a content type without a body.
    if (body === "") return done(null, undefined);
    if (depthOf(body) > MAX_DEPTH) return done(new AppError("MALFORMED_REQUEST", "the body is nested too deeply"));
    parse(request, body, done);
  });
}

/** Returns the nesting depth, ignoring brackets in strings. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (isText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isText = false;
    } else if (code === QUOTE) isText = true;
    else if (code === BRACKET || code === BRACE) deepest = Math.max(deepest, ++depth);
    else if (code === BRACKET_END || code === BRACE_END) depth--;
  }
  return deepest;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5b;
const BRACKET_END = 0x5d;
const BRACE = 0x7b;
const BRACE_END = 0x7d;
