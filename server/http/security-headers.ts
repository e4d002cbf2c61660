import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The host that serves country flags (GEO-10). */
const FLAG_HOST = "https://flagcdn.com";

/** Features of browsers that no page of ours uses; passkeys are for our own origin alone. */
const PERMISSIONS = [
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "publickey-credentials-get=(self)",
  "usb=()",
].join(", ");

/** Content security policy and the other protective headers. Scripts and styles come from our own origin alone. */
export async function registerSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:", FLAG_HOST],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "frame-ancestors": ["'none'"],
        "upgrade-insecure-requests": isHttps ? [] : null,
      },
    },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Flags come from another host without the header that a stricter policy asks for.
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (_, reply) => {
    reply.header("permissions-policy", PERMISSIONS);
  });
}
