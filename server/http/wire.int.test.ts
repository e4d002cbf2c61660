import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";
import { securityHeaders } from "./security-headers.ts";

const PUBLIC_URL = "https://nakamatch.test";
const HEADERS = securityHeaders({ isHttps: true, coversSubdomains: true });

const server = await startTestApplication({
  NODE_ENV: "production",
  PUBLIC_URL,
  HSTS_SUBDOMAINS: "on",
  DATABASE_URL: "postgres://not-used",
  AUTH_SECRET: "a secret for tests, long enough to sign",
  SMTP_URL: "smtp://127.0.0.1:1",
});
afterAll(() => server.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Ask {
  method?: string;
  host?: string;
  type?: string;
  body?: string;
}

/** Sends a request unmodified; `fetch` would set the host. */
function ask(path: string, { method = "GET", host = "nakamatch.test", type, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(type !== undefined && { "content-type": type }) };
    const sent = request(server.url, { path, method, headers, agent: false }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on("error", reject).end(body);
  });
}

/** Sends bytes, and reads until the server closes the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
    });
    socket.on("close", () => resolve(received)).on("error", () => {});
    socket.write(bytes);
  });
}

const codeOf = ({ text }: Answer) => (JSON.parse(text) as { code: string }).code;

describe("the host", () => {
  it.each(["/", "/api/v1/countries", "/api/auth/get-session", "/robots.txt", "/avatars/x", "/no/such"])(
    "of %s must be the product's own",
    async (path) => {
      const refused = await ask(path, { host: "evil.test" });
      expect(refused.status).toBe(421);
      expect(codeOf(refused)).toBe("MISDIRECTED_REQUEST");
      expect((await ask(path)).status).not.toBe(421);
    },
  );

  it("of a socket must be, too", async () => {
    const path = "/rt/?EIO=4&transport=polling";
    expect((await ask(path, { host: "evil.test" })).status).toBe(403);
    expect((await ask(path)).status).toBe(200);
  });

  it("of a health check may be any", async () => {
    for (const path of ["/api/v1/health", "/api/v1/alive", "/api/v1/alive?x=1"]) {
      expect((await ask(path, { host: "10.0.0.7:3000" })).status, path).toBe(200);
    }
  });
});

it("the development outbox is there only where emails are not sent", async () => {
  for (const path of ["/dev/mail", "/dev/mail.json", "/dev/mail/1"]) expect((await ask(path)).status, path).toBe(404);
});

describe("the security headers", () => {
  it.each([
    ["/api/v1/alive", 200],
    ["/api/v1/no-such", 404],
    ["/no/such", 404],
    ["/api/v1/%zz", 400],
    ["/rt/?EIO=4&transport=polling", 200],
    ["/rt/?EIO=4&transport=none", 400],
    ["/rt/?EIO=4&transport=polling&sid=made-up", 400],
  ])("come with %s (%i)", async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(HEADERS);
  });

  it.each([
    ["a line that is no request", "nonsense\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a header that is too long", `GET / HTTP/1.1\r\nHost: nakamatch.test\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["two lengths", "POST / HTTP/1.1\r\nHost: nakamatch.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400],
  ])("and an error body come with the refusal of %s, and the connection is closed", async (_, bytes, status) => {
    const answer = await sendRaw(bytes);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head.toLowerCase()).toContain("connection: close");
    expect(JSON.parse(body)).toMatchObject({ code: "MALFORMED_REQUEST", status });
    for (const [name, value] of Object.entries(HEADERS)) expect(head).toContain(`${name}: ${value}`);
  });
});

describe("bodies", () => {
  const sent = { method: "POST", body: "email=a@b.test" };

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "image/png",
    "application/jsonp",
  ])("of the type %s are refused where JSON is declared", async (type) => {
    for (const path of ["/api/v1/accounts/email-availability", "/api/auth/sign-in/email"]) {
      const answer = await ask(path, { ...sent, type });
      expect([answer.status, codeOf(answer)], path).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    }
  });

  it("without a type are refused, too", async () => {
    const answer = await ask("/api/v1/accounts/email-availability", sent);
    expect([answer.status, codeOf(answer)]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("of JSON are refused where an image is declared", async () => {
    const answer = await ask("/api/v1/me/photo", { method: "PUT", body: "{}", type: "application/json" });
    expect([answer.status, codeOf(answer)]).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  it("of JSON with a charset are taken", async () => {
    const body = JSON.stringify({ email: "a@b.test" });
    const type = "application/json; charset=utf-8";
    const answer = await ask("/api/v1/accounts/email-availability", { method: "POST", body, type });
    expect(answer.status).toBe(200);
  });
});

describe("the reference of the API", () => {
  it("is off in production, and its document is there", async () => {
    for (const path of ["/api/docs", "/api/docs/start.js", "/api/docs/swagger-ui-bundle.js"]) {
      expect((await ask(path)).status, path).toBe(404);
    }
    expect((await ask("/api/v1/openapi.json")).status).toBe(200);
  });
});
