import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The host that serves country flags (GEO-10). */
const FLAG_HOST = "https://flagcdn.com";

/** Content policy and the other headers that keep pages from being abused. Scripts and styles come from us alone. */
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
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Flags come from another host without the header that a stricter policy asks for.
    crossOriginEmbedderPolicy: false,
  });
}
