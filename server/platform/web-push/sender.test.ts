import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import webPush from "web-push";
import { pushes } from "../metrics.ts";
import { createPushSender, type PushTarget } from "./sender.ts";

const sender = createPushSender({ subject: "mailto:hola@nakamatch.example", toPrivateHosts: true });
const delivery = { ttlSeconds: 60, urgency: "high", topic: "abc" } as const;
const keys = webPush.generateVAPIDKeys();

let service: Server;
/** The push service's response, and what it received. */
let status: number;
let calls: IncomingHttpHeaders[];
let target: PushTarget;

beforeEach(async () => {
  [status, calls] = [201, []];
  service = createServer((request, response) => {
    calls.push(request.headers);
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  target = {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/1`,
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
});
afterEach(async () => {
  vi.restoreAllMocks();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const send = (changes: Partial<PushTarget> = {}) => sender.send({ ...target, ...changes }, "{}", keys, delivery);

describe("a notification", () => {
  it.each([
    [200, "sent"],
    [201, "sent"],
    [299, "sent"],
    [302, "refused"],
    [400, "refused"],
    [413, "refused"],
    [404, "gone"],
    [410, "gone"],
    [429, "later"],
    [500, "later"],
    [503, "later"],
  ])("that the push service answers with %i is %s", async (answer, outcome) => {
    status = answer;
    pushes.reset();
    expect(await send()).toBe(outcome);
    expect((await pushes.get()).values).toMatchObject([{ labels: { outcome }, value: 1 }]);
    expect(calls, "once, and nowhere else").toHaveLength(1);
  });

  it("asks the push service how long to keep it, how urgently to tell it, and what it replaces", async () => {
    await send();
    expect(calls).toMatchObject([{ ttl: "60", urgency: "high", topic: "abc", "content-encoding": "aes128gcm" }]);
  });

  it("is sent later where nobody answers at the address", async () => {
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    expect(await send()).toBe("later");
  });

  it("is sent later where no answer comes within ten seconds", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await send()).toBe("later");
    expect(limit.mock.lastCall?.[0]).toBeLessThanOrEqual(10_000);
  });

  it("goes to an endpoint that gave no answer only half a minute later, to others as ever", async () => {
    const silence = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await send()).toBe("later");
    silence.mockRestore();
    const other = { endpoint: target.endpoint.replace("/push/1", "/push/2") };
    expect([await send(), await send(other)]).toEqual(["later", "sent"]);
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 29_000);
    expect(await send()).toBe("later");
    clock.mockReturnValue(performance.now() + 1001);
    expect(await send()).toBe("sent");
    expect(calls).toHaveLength(2);
  });

  it("is refused, and not sent, where the browser's key is none", async () => {
    expect(await send({ p256dh: randomBytes(65).toString("base64url") })).toBe("refused");
    expect(calls).toEqual([]);
  });

  it("goes to no host of the own network", async () => {
    const strict = createPushSender({ subject: "mailto:hola@nakamatch.example" });
    expect(strict.accepts(target.endpoint)).toBe(false);
    expect(await strict.send(target, "{}", keys, delivery)).toBe("gone");
    expect(calls).toEqual([]);
  });
});
