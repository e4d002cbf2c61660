import type { FastifyInstance } from "fastify";

/** The host that serves country flags (GEO-10). */
const FLAG_HOST = "https://flagcdn.com";

/** What pages may load: scripts and styles come from our own origin alone. */
const contentPolicy = (flags: FlagSource) => [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self'",
  `img-src 'self' data: blob:${flags === "service" ? ` ${FLAG_HOST}` : ""}`,
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Features of browsers that no page of ours uses; passkeys are for our own origin alone. */
const PERMISSIONS = [
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "publickey-credentials-get=(self)",
  "usb=()",
];

/** Headers by name, in lower case. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Where browsers get country flags. */
type FlagSource = "service" | "own";

/**
 * The protective headers of every answer, of sockets and to unreadable requests too. `isHttps`: the site is on https;
 * `flags`: the public service is allowed unless they are our own.
 */
export function securityHeaders(site: { isHttps: boolean; flags?: FlagSource }): SecurityHeaders {
  const { isHttps, flags = "service" } = site;
  return {
    "content-security-policy": [...contentPolicy(flags), ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": PERMISSIONS.join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(isHttps && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    // The filters that this switches off could themselves be abused.
    "x-xss-protection": "0",
  };
}

/** Sends the protective headers with every answer of the app. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onRequest", async (_, reply) => {
    reply.headers(headers);
  });
}
