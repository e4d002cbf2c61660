import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { startTestApplication } from "../testing/application.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../testing/sign-up.ts";
import { until } from "../testing/waiting.ts";
import { authUsers } from "./database/schema/auth.ts";
import { startTracing, traced } from "./tracing.ts";

interface SentSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

const bodies: string[] = [];

const receiver = createServer(async (call, response) => {
  bodies.push(await text(call));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => void receiver.close());

/** Sends the body once the server has the headers; resolves to the status. */
function postInTwoParts(address: string, { email, password }: { email: string; password: string }): Promise<number> {
  const body = JSON.stringify({ grant_type: "password", email, password });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    expect: "100-continue",
    origin: "http://localhost:3000",
  };
  return new Promise((resolve, reject) => {
    const call = request(address, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on("continue", () => call.end(body));
    call.on("error", reject);
    call.flushHeaders();
  });
}

it("traces requests, jobs and what they wait for, by names alone", { timeout: 60_000 }, async () => {
  const server = await startTestApplication({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` });
  const { db } = server.database;
  await addMadrid(db);
  const input = signUpInput();
  await server.client().accounts.signUp(input);
  await until(async () => expect(await server.outbox.list()).toHaveLength(1));
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, input.email));
  const cookie = await server.signIn(input.email, GOOD_PASSWORD);
  expect(await postInTwoParts(`${server.url}/api/auth/token`, { email: input.email, password: "wrong-password" })).toBe(
    401,
  );
  const id = crypto.randomUUID();
  for (const path of [`/api/v1/people/${id}?seen=${id}`, `/avatars/${id}/${id}.jpg`, "/api/v1/discovery?country=ES"]) {
    await fetch(server.url + path, { headers: { cookie, "user-agent": "robin's browser" } });
  }
  await server.close();

  const spans = bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
  const children = (name: string) => {
    const roots = spans.filter((span) => span.name === name);
    expect(roots, name).not.toEqual([]);
    const ids = roots.map(({ spanId }) => spanId);
    return spans.filter(({ parentSpanId }) => parentSpanId && ids.includes(parentSpanId)).map((span) => span.name);
  };
  expect(children("accounts.signUp")).toContain("transaction");
  expect(children("authentication.signInByPassword")).toContain("select");
  expect(children("authentication.token"), "of a request whose body came later").toContain("select");
  expect(children("discovery.page")).not.toEqual([]);
  expect(children("job accounts.confirmation-email")).not.toEqual([]);
  expect(spans.map(({ name }) => name)).toContain("/avatars/*");

  const bytes = bodies.join("\n");
  const personal = [
    input.email,
    input.options.data.nickname,
    GOOD_PASSWORD,
    "wrong-password",
    "robin",
    "127.0.0.1",
    "country=ES",
  ];
  expect(personal.filter((value) => bytes.includes(value))).toEqual([]);
  expect(bytes).not.toMatch(/@|\$1| from |[0-9a-f]{8}-[0-9a-f]{4}/i);
});

it("keeps no process from ending whose receiver does not answer", { timeout: 20_000 }, async () => {
  let isAsked = false;
  const silent = createServer(() => {
    isAsked = true;
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const end = await startTracing(address, { OTEL_TRACES_SAMPLER_ARG: 1 });
  await traced("job", async () => {}, { isRoot: true });
  const start = performance.now();
  await end();
  expect(performance.now() - start).toBeLessThan(5000);
  expect(isAsked).toBe(true);
  silent.closeAllConnections();
  silent.close();
});
