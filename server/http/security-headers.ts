import type { FastifyInstance } from "fastify";

/** Country flags (GEO-10). */
const FLAG_HOST = "https://flagcdn.com";

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

/** Disables unused browser features. */
const PERMISSIONS = [
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "publickey-credentials-get=(self)",
  "usb=()",
];

/** By lower-case name. */
export type SecurityHeaders = Readonly<Record<string, string>>;

type FlagSource = "service" | "own";

/** A year. */
const TLS_ONLY = "max-age=31536000";

/** Headers of every response, including those of sockets and to malformed requests. */
export function securityHeaders(site: {
  isHttps: boolean;
  flags?: FlagSource;
  coversSubdomains?: boolean;
}): SecurityHeaders {
  const { isHttps, flags = "service", coversSubdomains = false } = site;
  return {
    "content-security-policy": [...contentPolicy(flags), ...(isHttps ? ["upgrade-insecure-requests"] : [])].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": PERMISSIONS.join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(isHttps && { "strict-transport-security": TLS_ONLY + (coversSubdomains ? "; includeSubDomains" : "") }),
    "x-content-type-options": "nosniff",
    "x-dns-prefetch-control": "off",
    "x-frame-options": "DENY",
    "x-permitted-cross-domain-policies": "none",
    // Disabled, as the filter itself was exploitable.
    "x-xss-protection": "0",
  };
}

export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook("onRequest", async (_, reply) => {
    reply.headers(headers);
  });
}
