import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutboxFolder } from "./outbox-folder.ts";
import { codeSender } from "./text-messages.ts";

const PHONE = "+34600000000";

let gateway: Server;
let gatewayUrl: string;
let status: number;
let received: { method: string | undefined; headers: Record<string, unknown>; body: unknown }[];

beforeEach(async () => {
  status = 202;
  received = [];
  gateway = createServer(async (request, response) => {
    const text = (await request.toArray()).join("");
    received.push({ method: request.method, headers: request.headers, body: JSON.parse(text) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

/** Sends a code by the gateway. */
const send = async (token?: string) =>
  codeSender({ SMS_GATEWAY_URL: gatewayUrl, SMS_GATEWAY_TOKEN: token }, undefined)?.(PHONE, "123456", "es");

describe("the gateway", () => {
  it("gets number and text, in the person's language, with the operator's token", async () => {
    await send("s3cret");
    const text = expect.stringMatching(/123456.*Nakamatch|Nakamatch.*123456/);
    expect(received).toMatchObject([
      {
        method: "POST",
        headers: { "content-type": "application/json", authorization: "Bearer s3cret" },
        body: { to: PHONE, text },
      },
    ]);
    await codeSender({ SMS_GATEWAY_URL: gatewayUrl, SMS_GATEWAY_TOKEN: undefined }, undefined)?.(PHONE, "123456", "de");
    expect(received[1]?.headers, "without a token").not.toHaveProperty("authorization");
    expect(received[1]?.body).not.toEqual(received[0]?.body);
  });

  it.each([400, 429, 500])("that answers %i has not taken the message", async (refusal) => {
    status = refusal;
    await expect(send()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("that cannot be reached has not taken it either", async () => {
    gateway.closeAllConnections();
    await new Promise((resolve) => gateway.close(resolve));
    await expect(send()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("is waited for no longer than five seconds, as the person waits too", async () => {
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    await expect(send()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(limit.mock.lastCall?.[0]).toBeLessThanOrEqual(5000);
  });
});

describe("without a gateway", () => {
  it("the message goes to the outbox, where there is one", async () => {
    const sent: unknown[] = [];
    const outbox = { send: async (...message: unknown[]) => void sent.push(message) } as unknown as OutboxFolder;
    await codeSender({ SMS_GATEWAY_URL: undefined, SMS_GATEWAY_TOKEN: undefined }, outbox)?.(PHONE, "123456", "es");
    const text = expect.stringContaining("123456");
    expect(sent).toEqual([[PHONE, { subject: "SMS", text, html: text }]]);
  });

  it("nothing can be sent where there is none", () => {
    expect(codeSender({ SMS_GATEWAY_URL: undefined, SMS_GATEWAY_TOKEN: undefined }, undefined)).toBeUndefined();
  });
});
