import { get } from "node:http";
import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";
import { registerCompression } from "./compression.ts";

const server = await startTestApplication();
afterAll(() => server.close());

/** The response as sent; `fetch` would decompress it. */
function sent(path: string, accepted?: string): Promise<{ encoding: unknown; vary: unknown; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
    get(server.url + path, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve({ encoding: answer.headers["content-encoding"], vary: answer.headers.vary, body });
    }).on("error", reject);
  });
}

const LONG = "/api/v1/openapi.json";

it("sends a long answer compressed to a client that accepts it, and says that others get another one", async () => {
  const plain = await sent(LONG);
  const compressed = await sent(LONG, "br, gzip;q=0.8");
  expect(compressed.encoding).toBe("gzip");
  expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
  expect(gunzipSync(compressed.body).equals(plain.body)).toBe(true);
  expect([plain.vary, compressed.vary].join()).toMatch(/^([^,]*, )?Accept-Encoding,([^,]*, )?Accept-Encoding$/);
});

it.each([undefined, "identity", "gzip;q=0", "gzip;q=0.000", "br"])("sends it as it is for %s", async (accepted) => {
  const { encoding, body } = await sent(LONG, accepted);
  expect(encoding).toBeUndefined();
  expect(JSON.parse(body.toString())).toHaveProperty("openapi");
});

it("compresses the reference of the API, and answers from a kilobyte on", async () => {
  const script = "/api/docs/swagger-ui-bundle.js";
  expect((await sent(script, "gzip")).body.length).toBeLessThan((await sent(script)).body.length / 2);
  const app = fastify();
  registerCompression(app, "/api/");
  app.get("/api/:length", ({ params }) => "x".repeat(Number((params as { length: string }).length)));
  const encodingOf = async (length: number) =>
    (await app.inject({ url: `/api/${length}`, headers: { "accept-encoding": "gzip" } })).headers["content-encoding"];
  expect([await encodingOf(1023), await encodingOf(1024)]).toEqual([undefined, "gzip"]);
});

it("sends a short answer and files as they are", async () => {
  expect((await sent("/api/v1/health", "gzip")).encoding).toBeUndefined();
  expect((await sent("/api/docs", "gzip")).body.toString()).toContain("<html");
});
