import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import webPush from "web-push";
import { pushes } from "../metrics.ts";
import { createPushSender, type PushTarget } from "./sender.ts";

const sender = createPushSender({ subject: "mailto:hola@nakamatch.example", toPrivateHosts: true });
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

const send = (changes: Partial<PushTarget> = {}) => sender.send({ ...target, ...changes }, "{}", keys);

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

  it("is kept for a day for a browser that is away", async () => {
    await send();
    expect(calls).toMatchObject([{ ttl: "86400", "content-encoding": "aes128gcm" }]);
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

  it("is refused, and not sent, where the browser's key is none", async () => {
    expect(await send({ p256dh: randomBytes(65).toString("base64url") })).toBe("refused");
    expect(calls).toEqual([]);
  });

  it("goes to no host of the own network", async () => {
    const strict = createPushSender({ subject: "mailto:hola@nakamatch.example" });
    expect(strict.accepts(target.endpoint)).toBe(false);
    expect(await strict.send(target, "{}", keys)).toBe("gone");
    expect(calls).toEqual([]);
  });
});
