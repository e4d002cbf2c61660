import type { RequestContext } from "../http/procedures.ts";
import type { Actor } from "../platform/auth/session-gate.ts";

/** The context of a call by a member, or signed out. */
export function contextOf(actor?: Actor): RequestContext {
  const client = {
    address: "",
    network: "",
    proxies: 0,
    userAgent: undefined,
    cookies: undefined,
    authorization: undefined,
  };
  return { actor, client, language: undefined, query: "" };
}
