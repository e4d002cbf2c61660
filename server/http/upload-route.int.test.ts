import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";
import { createLimiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp } from "../testing/http-app.ts";
import { until } from "../testing/waiting.ts";
import type { HttpParts } from "./app.ts";

let app: Awaited<ReturnType<typeof createTestHttpApp>> | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await app?.close();
});

const noConnections = () =>
  until(async () => {
    const open = await new Promise((resolve) => app?.server.getConnections((_, count) => resolve(count)));
    expect(open).toBe(0);
  });

const actorOf = (id: string) => ({ id, sessionId: id, isModerator: false, isNewcomer: false }) as Actor;

/** An upload sent up to the middle of its body. */
interface HalfSent {
  /** Of the response, once there is one. */
  status?: number | undefined;
  code?: string;
  retryAfter?: number;
  leave(): void;
}

/**
 * A server that takes the member's id from a header, the address from `x-forwarded-for`; `admitting` is called for each
 * upload.
 */
async function start(admitting: (id: string) => Promise<void> = async () => {}, parts: Partial<HttpParts> = {}) {
  const idOf = ({ authorization = "" }: { authorization?: string | undefined }) => authorization;
  app = await createTestHttpApp(
    () => {
      throw new AppError("PHOTO_TOO_SMALL", "it arrived");
    },
    {
      gate: {
        async admit(credentials) {
          await admitting(idOf(credentials));
          return actorOf(idOf(credentials));
        },
        identify: async (credentials) => ({ actor: actorOf(idOf(credentials)), needsSecondFactor: false }),
      },
      trustedProxies: 1,
      ...parts,
    },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const headers = (member: string, address = "192.0.2.1") => ({
    "content-type": "image/jpeg",
    authorization: member,
    "x-forwarded-for": address,
  });
  return {
    /** Code of the response to a complete upload. */
    async upload(member: string, { address, bytes = 10 }: { address?: string; bytes?: number } = {}): Promise<string> {
      const url = `http://127.0.0.1:${port}/api/v1/me/photo`;
      const answer = await fetch(url, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: headers(member, address),
      });
      return ((await answer.json()) as { code: string }).code;
    },
    begin(member: string, { address, bytes = 10 }: { address?: string; bytes?: number } = {}): HalfSent {
      const path = "/api/v1/me/photo";
      const known = headers(member, address);
      const half = request({ port, path, method: "PUT", headers: { ...known, "content-length": bytes + 90 } });
      const sent: HalfSent = { leave: () => half.destroy() };
      half.on("response", async (answer) => {
        sent.status = answer.statusCode;
        sent.retryAfter = Number(answer.headers["retry-after"]);
        sent.code = JSON.parse(await text(answer)).code;
      });
      half.on("error", () => {});
      half.write(new Uint8Array(bytes));
      return sent;
    },
  };
}

it("clients that leave before they are known take no place away from those who come later", async () => {
  let asked = 0;
  let goOn = () => {};
  const isKnown = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const server = await start(async (id) => {
    if (id === "later") return;
    asked++;
    await isKnown;
  });
  const all = Array.from({ length: 30 }, (_, number) => server.begin(`member ${number}`));
  await until(() => expect(asked).toBe(30));
  for (const each of all) each.leave();
  await noConnections();
  goOn();
  expect(await server.upload("later")).toBe("PHOTO_TOO_SMALL");
});

it("four members with 24 uploads that trickle keep no other member from uploading", async () => {
  const server = await start();
  const slow = Array.from({ length: 24 }, (_, number) => server.begin(`slow ${number % 4}`));
  await until(() => expect(slow.filter(({ status }) => status === 429)).toHaveLength(16));
  const others = Array.from({ length: 7 }, (_, number) => server.upload(`member ${number}`));
  expect(await Promise.all(others)).toEqual(Array(7).fill("PHOTO_TOO_SMALL"));
  expect(await server.upload("slow 1")).toBe("TOO_MANY_REQUESTS");
  for (const each of slow) each.leave();
  await until(async () => expect(await server.upload("slow 1")).toBe("PHOTO_TOO_SMALL"));
});

it("an address has at most its share of the bodies under way, and other addresses have the rest", async () => {
  const asked: string[] = [];
  const server = await start(async (id) => void asked.push(id));
  const all = Array.from({ length: 64 }, (_, number) => server.begin(`member ${number}`));
  await until(() => expect(asked).toHaveLength(64));
  expect(await server.upload("one more")).toBe("TOO_MANY_REQUESTS");
  expect(await server.upload("one more", { address: "192.0.2.2" })).toBe("PHOTO_TOO_SMALL");
  for (const each of all) each.leave();
});

it("uploads count towards the limit when they begin, and once", async () => {
  let asked = 0;
  const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
  const server = await start(async () => void asked++, { limiter });
  for (let round = 1; round <= 5; round++) {
    const half = server.begin("ana");
    await until(() => expect(asked).toBe(round));
    half.leave();
    await noConnections();
  }
  for (let round = 1; round <= 5; round++) expect(await server.upload("ana")).toBe("PHOTO_TOO_SMALL");
  const eleventh = server.begin("ana");
  await until(() => expect(eleventh.code).toBe("TOO_MANY_REQUESTS"));
  expect(eleventh.retryAfter, "not for those under way").toBeGreaterThan(60);
  eleventh.leave();
  expect(await server.upload("leo")).toBe("PHOTO_TOO_SMALL");
});

it("a body that trickles is answered in words", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const server = await start();
  const slow = server.begin("slow");
  await until(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(15_000);
  await until(() => expect(slow.code).toBe("PHOTO_TOO_SLOW"));
  expect(slow.status).toBe(422);
  expect(vi.getTimerCount()).toBe(0);
});

it("eight uploads are at work at most; others wait for their turn, and one that ends makes room", async () => {
  const goOn: (() => void)[] = [];
  const identify = () => new Promise<undefined>((resolve) => goOn.push(() => resolve(undefined)));
  const server = await start(async () => {}, {
    gate: { admit: async ({ authorization: id = "" }) => actorOf(id), identify },
  });
  const answers: string[] = [];
  const all = Array.from({ length: 10 }, async (_, number) => answers.push(await server.upload(`member ${number}`)));
  await until(() => expect(goOn).toHaveLength(8));
  goOn[0]?.();
  await until(() => expect(goOn).toHaveLength(9));
  expect(answers).toHaveLength(1);
  goOn[1]?.();
  await until(() => expect(goOn).toHaveLength(10));
  for (const end of goOn) end();
  await Promise.all(all);
});
