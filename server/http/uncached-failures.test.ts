import { Readable } from "node:stream";
import { afterAll, expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

/** Breaks the stream of `/broken-later` halfway. */
let breakStream: () => void;

const app = await createTestHttpApp(() => {
  throw new AppError("UNAVAILABLE", "on purpose");
});
app.get("/:how", async (request, reply) => {
  reply.headers({
    "cache-control": "public, max-age=3600",
    etag: '"kept"',
    expires: "Fri, 31 Dec 2100 00:00:00 GMT",
    "last-modified": "Fri, 01 Jan 2021 00:00:00 GMT",
    "content-encoding": "br",
    "content-length": "8",
  });
  const { how } = request.params as { how: string };
  if (how === "thrown") throw new Error("on purpose");
  const stream = new Readable({ read() {} });
  if (how === "broken-first") process.nextTick(() => stream.destroy(new Error("on purpose")));
  else stream.push("half");
  breakStream = () => stream.destroy(new Error("on purpose"));
  return reply.send(stream);
});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

it.each(["/thrown", "/broken-first", "/no/such", "/api/v1/countries"])(
  "%s is a failure that no cache keeps",
  async (url) => {
    const { statusCode, headers, json } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers["cache-control"]).toBe("no-store");
    for (const name of ["etag", "expires", "last-modified", "content-encoding"])
      expect(headers[name], name).toBeUndefined();
    expect(() => json()).not.toThrow();
  },
);

it("a body that breaks in the middle ends the connection", async () => {
  const { port } = app.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}/broken-later`, { headers: { "accept-encoding": "identity" } });
  const read = expect(answer.arrayBuffer()).rejects.toThrow();
  breakStream();
  await read;
});
