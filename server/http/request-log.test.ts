import { request } from "node:http";
import { expect, it, vi } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLog } from "../platform/log.ts";
import { requests } from "../platform/metrics.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

it("logs each request once, for debugging, by its endpoint, without the query", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "debug", pretty: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = await createTestHttpApp(
    () => {
      throw new AppError("UNAVAILABLE", "on purpose");
    },
    { log },
  );
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const { status } = await fetch(`${url}/api/v1/countries?token=secret`);
  await app.close();
  const logged = lines.filter(({ msg }) => msg === "request");
  expect(logged).toEqual([
    expect.objectContaining({
      msg: "request",
      level: 20,
      method: "GET",
      endpoint: "geography.countries",
      status,
      ms: expect.any(Number),
      id: expect.any(String),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it.each([
  ["GET", "/api/v1/countries", "geography.countries"],
  ["POST", "/api/v1/missing-paths", "system.reportMissingPath"],
])("counts a %s whose client goes before the answer, once", async (method, path, endpoint) => {
  requests.reset();
  const called = vi.fn(() => new Promise(() => {}) as never);
  const app = await createTestHttpApp(called);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const client = request(url + path, { method, headers: { "content-type": "application/json" } });
  client.on("error", () => {}).end(method === "POST" ? '{"path":"/x"}' : undefined);
  await expect.poll(() => called).toHaveBeenCalled();
  client.destroy();
  const counted = async () => {
    const { values } = await requests.get();
    return values
      .filter(({ metricName }) => metricName?.endsWith("_count"))
      .map(({ labels, value }) => [labels, value]);
  };
  await expect.poll(counted).toEqual([[{ endpoint, status: "aborted" }, 1]]);
  await app.close();
});

it("takes a client that goes before its call is read for no fault", async () => {
  const lines: string[] = [];
  const log = createLog({ level: "warn", pretty: false }, { write: (line) => lines.push(line) });
  const { promise: left, resolve: leave } = Promise.withResolvers<undefined>();
  const identify = vi.fn(() => left);
  const failed = vi.fn();
  const app = await createTestHttpApp(() => ({}) as never, {
    log,
    gate: { admit: async () => undefined, identify },
    databaseOutage: { answered: () => {}, failed, isReadOnly: () => false },
  });
  app.addHook("onRequestAbort", (_request, done) => {
    leave(undefined);
    done();
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const client = request(`${url}/api/v1/me/data-export`, { method: "POST" });
  client.on("error", () => {}).end();
  await expect.poll(() => identify).toHaveBeenCalled();
  client.destroy();
  await expect.poll(() => failed).toHaveBeenCalled();
  await app.close();
  expect(lines).toEqual([]);
});
