import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { contract } from "@nakamatch/contract/contract";
import { afterAll, describe, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";

const server = await startTestApplication({ MAIL_FROM: "Nakamatch <hola@nakamatch.test>" });
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

describe("the API", () => {
  it("OPEN-10: says to anybody where they can write to, and who answers for the site only where that is set", async () => {
    expect(await server.client().system.contact()).toEqual({
      email: "hola@nakamatch.test",
      operator: null,
      address: null,
    });
  });

  it("DATA-23 serves all data to one typed client; authentication, sockets and pictures are served beside it", async () => {
    expect((await get("/api/auth/get-session")).status).toBe(200);
    expect((await get("/rt/?EIO=4&transport=polling")).status).toBe(200);
    expect((await get("/avatars/nobody.jpg")).status).toBe(404);
    expect(await server.client().geography.countries()).toEqual([]);
  });

  it("describes every endpoint of the contract as OpenAPI, and serves each where the document says", async () => {
    type Item = Record<string, unknown> & { servers?: [{ url: string }] };
    const document = (await (await get("/api/v1/openapi.json")).json()) as {
      openapi: string;
      servers: [{ url: string }];
      paths: Record<string, Item>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    const served: string[] = [];
    const missing: string[] = [];
    for (const [path, { servers = document.servers, ...operations }] of Object.entries(document.paths)) {
      const address = servers[0].url + path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
      for (const method of Object.keys(operations)) {
        const answer = await fetch(server.url + address, { method: method.toUpperCase() });
        const text = await answer.text();
        const isMissing = answer.status === 405 || text.includes("there is no such endpoint");
        (isMissing ? missing : served).push(`${method} ${address}`);
      }
    }
    expect(missing).toEqual([]);
    expect(served).toHaveLength(Object.values(contract).flatMap((procedures) => Object.values(procedures)).length);
  });

  it.each(["DELETE", "PUT", "POST"])("takes %s without a body, also where a type is named for it", async (method) => {
    const path = method === "POST" ? "/api/auth/sign-out" : "/api/v1/people/00000000-0000-4000-8000-000000000000/block";
    const answerTo = async (headers: Record<string, string>) => {
      const answer = await fetch(server.url + path, { method, headers });
      return [answer.status, await answer.text()];
    };
    expect(await answerTo({ "content-type": "application/json" })).toEqual(await answerTo({}));
  });

  it("can be browsed at /api/docs under the strict policy", async () => {
    const page = await get("/api/docs");
    expect(page.headers.get("content-type")).toMatch(/^text\/html/);
    const html = await page.text();
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? "");
    expect(sources.length).toBeGreaterThan(2);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      const file = await get(source);
      expect(file.status).toBe(200);
      expect((await file.text()).length).toBeGreaterThan(50);
    }
    expect(html).not.toMatch(/<script>|<style|style="/);
  });

  it("answers unknown endpoints and files with a closed code", async () => {
    for (const path of ["/api/v1/nothing", "/api/nothing", "/avatars/nobody.jpg"]) {
      const response = await get(path, { accept: "text/html" });
      expect(response.status, path).toBe(404);
      expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("answers a method that an address does not take with 405 and those that it takes", async () => {
    const refused = async (method: string, path: string) => {
      const response = await fetch(server.url + path, { method });
      return [response.status, response.headers.get("allow"), ((await response.json()) as { code: string }).code];
    };
    expect(await refused("POST", "/api/v1/countries")).toEqual([405, "GET, HEAD", "METHOD_NOT_ALLOWED"]);
    expect(await refused("GET", "/api/v1/accounts")).toEqual([405, "POST", "METHOD_NOT_ALLOWED"]);
    const block = "/api/v1/people/00000000-0000-4000-8000-000000000000/block";
    expect(await refused("PATCH", block)).toEqual([405, "DELETE, PUT", "METHOD_NOT_ALLOWED"]);
  });

  it("answers HEAD as GET, without the body", async () => {
    for (const path of [
      "/api/v1/countries",
      "/api/v1/health",
      "/api/v1/nothing",
      "/api/auth/get-session",
      "/api/docs",
    ]) {
      const [head, whole] = [await fetch(server.url + path, { method: "HEAD" }), await get(path)];
      expect([head.status, head.headers.get("content-type")], path).toEqual([
        whole.status,
        whole.headers.get("content-type"),
      ]);
      expect(await head.text()).toBe("");
    }
  });

  it("answers addresses that cannot be read with a closed code", async () => {
    for (const [path, code, status] of [
      ["/api/v1/%zz", "MALFORMED_REQUEST", 400],
      ["/avatars/%zz", "MALFORMED_REQUEST", 400],
      ["/%zz", "NOT_FOUND", 404],
    ] as const) {
      const response = await get(path, { accept: "application/json" });
      expect(response.status, path).toBe(status);
      expect(await response.json()).toMatchObject({ code, status });
    }
  });

  it("cuts a connection that asks on without reading, and serves others meanwhile", async () => {
    const { port } = new URL(server.url);
    const greedy = connect(Number(port), "127.0.0.1");
    const isCut = new Promise<void>((resolve) => greedy.once("close", () => resolve()));
    greedy.on("error", () => {});
    greedy.pause();
    greedy.write("GET /api/v1/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000));
    expect((await get("/api/v1/countries")).status).toBe(200);
    greedy.resume();
    await isCut;
  });

  it("refuses bodies that are too large", async () => {
    const response = await server.post("/api/v1/accounts", { email: "x".repeat(70_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  it("refuses changes that a page of another origin asks for", async () => {
    const response = await server.post("/api/v1/missing-paths", { path: "/x" }, { origin: "https://evil.test" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "FORBIDDEN" });
  });

  it("answers for any host outside production", async () => {
    expect((await get("/api/v1/countries", { host: "evil.test" })).status).toBe(200);
  });
});

describe("pictures", () => {
  it("stay within their folder", async () => {
    writeFileSync(join(server.dataFolder, "auth-secret"), "the secret");
    for (const path of ["/avatars/../auth-secret", "/avatars/%2e%2e/auth-secret", "/avatars/..%2fauth-secret"]) {
      expect(await (await get(path)).text()).not.toContain("the secret");
    }
  });
});

describe("the development outbox", () => {
  it("lists emails newest first, and shows one without running anything in it", async () => {
    expect(await (await get("/dev/mail.json")).json()).toEqual([]);
    await server.outbox.send("a@example.test", { subject: "First <b>", text: "one", html: "<p>one</p>" });
    await server.outbox.send("b@example.test", { subject: "Second", text: "two", html: "<p>two</p>" });
    const emails = (await (await get("/dev/mail.json")).json()) as { id: string; subject: string }[];
    expect(emails.map(({ subject }) => subject)).toEqual(["Second", "First <b>"]);
    expect(await (await get("/dev/mail")).text()).toContain("First &lt;b&gt;");
    const email = await get(`/dev/mail/${emails[1]?.id}`);
    expect(await email.text()).toBe("<p>one</p>");
    expect(email.headers.get("content-security-policy")).toMatch(/default-src 'none'/);
  });
});

describe("limits", async () => {
  const limited = await startTestApplication({ RATE_LIMITS: "on", TRUSTED_PROXIES: "1" });
  afterAll(() => limited.close());

  it("OPEN-19 refuse too many questions about addresses with a closed code", async () => {
    const ask = () => limited.post("/api/v1/accounts/email-availability", { email: "a@example.test" });
    const statuses = [];
    for (let question = 0; question < 61; question++) statuses.push((await ask()).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    expect(await (await ask()).json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("hold for signing in, by the address that the proxies vouch for", async () => {
    const attempt = async (forwardedFor: string) => {
      const body = { email: "a@b.test", password: "x" };
      return (await limited.post("/api/auth/sign-in/email", body, { "x-forwarded-for": forwardedFor })).status;
    };
    for (let tries = 0; tries < 10; tries++) expect(await attempt(`198.51.100.${tries}, 192.0.2.1`)).toBe(401);
    expect(await attempt("198.51.100.11, 192.0.2.1")).toBe(429);
    expect(await attempt("192.0.2.2")).toBe(401);
  });

  it("hold for live connections", async () => {
    const connect = async () => (await fetch(`${limited.url}/rt/?EIO=4&transport=polling`)).status;
    for (let tries = 0; tries < 240; tries++) expect(await connect()).toBe(200);
    expect(await connect()).toBe(403);
  });
});
