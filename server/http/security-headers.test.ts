import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { registerSecurityHeaders, securityHeaders } from "./security-headers.ts";

async function headersOf(isHttps: boolean): Promise<Record<string, unknown>> {
  const app = fastify();
  registerSecurityHeaders(app, securityHeaders({ isHttps }));
  app.get("/", () => "the page");
  return (await app.inject("/")).headers;
}

/** A policy's directives by name. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split(";");
  return Object.fromEntries(
    parts.map((part) => {
      const [name = "", ...sources] = part.trim().split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

const POLICY = {
  "default-src": "'self'",
  "script-src": "'self'",
  "script-src-attr": "'none'",
  "style-src": "'self'",
  "img-src": "'self' data: blob: https://flagcdn.com",
  "font-src": "'self'",
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'self'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

describe("the security headers", () => {
  it("allow exactly what the pages need", async () => {
    const headers = await headersOf(false);
    expect(directives(headers["content-security-policy"])).toEqual(POLICY);
    expect(headers).toMatchObject({
      "permissions-policy":
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=(self), usb=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("allow nobody else's images where the flags are our own", () => {
    const headers = securityHeaders({ isHttps: false, flags: "own" });
    expect(directives(headers["content-security-policy"])).toEqual({ ...POLICY, "img-src": "'self' data: blob:" });
  });

  it("ask for https where the site is on https, and only there", async () => {
    const headers = await headersOf(true);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(directives(headers["content-security-policy"])).toEqual({ ...POLICY, "upgrade-insecure-requests": "" });
    expect(await headersOf(false)).not.toHaveProperty("strict-transport-security");
  });

  it("bind the subdomains of the host to https only where the operator says so", () => {
    const headers = securityHeaders({ isHttps: true, coversSubdomains: true });
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(securityHeaders({ isHttps: false, coversSubdomains: true })).not.toHaveProperty("strict-transport-security");
  });
});
