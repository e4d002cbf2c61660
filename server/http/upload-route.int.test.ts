import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import type { Actor } from "../platform/auth/session-gate.ts";
import { createTestHttpApp } from "../testing/http-app.ts";
import { until } from "../testing/waiting.ts";

let app: Awaited<ReturnType<typeof createTestHttpApp>> | undefined;
afterEach(() => app?.close());

/** An upload sent up to the middle of its body. */
interface HalfSent {
  /** Status of the response, once there is one. */
  status?: number | undefined;
  leave(): void;
}

/** A server that takes the member's id from a header; `admitting` is called for each upload. */
async function start(admitting: (id: string) => Promise<void> = async () => {}) {
  const actorOf = (id: string) => ({ id, sessionId: id, isModerator: false, isNewcomer: false }) as Actor;
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
    },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const headers = (member: string) => ({ "content-type": "image/jpeg", authorization: member });
  return {
    /** Code of the response to a complete upload. */
    async upload(member: string): Promise<string> {
      const url = `http://127.0.0.1:${port}/api/v1/me/photo`;
      const answer = await fetch(url, { method: "PUT", body: new Uint8Array(10), headers: headers(member) });
      return ((await answer.json()) as { code: string }).code;
    },
    begin(member: string): HalfSent {
      const path = "/api/v1/me/photo";
      const half = request({ port, path, method: "PUT", headers: { ...headers(member), "content-length": 100 } });
      const sent: HalfSent = { leave: () => half.destroy() };
      half.on("response", (answer) => {
        sent.status = answer.statusCode;
        answer.resume();
      });
      half.on("error", () => {});
      half.write(new Uint8Array(10));
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
  await until(async () => {
    const open = await new Promise((resolve) => app?.server.getConnections((_, count) => resolve(count)));
    expect(open).toBe(0);
  });
  goOn();
  expect(await server.upload("later")).toBe("PHOTO_TOO_SMALL");
});

it("a member who uploads slowly, and often at once, does not keep others from uploading", async () => {
  const server = await start();
  const slow = Array.from({ length: 30 }, () => server.begin("slow"));
  await until(() => expect(slow.filter(({ status }) => status === 429)).toHaveLength(24));
  expect(await server.upload("other")).toBe("PHOTO_TOO_SMALL");
  expect(await server.upload("slow")).toBe("TOO_MANY_REQUESTS");
  for (const each of slow) each.leave();
  await until(async () => expect(await server.upload("slow")).toBe("PHOTO_TOO_SMALL"));
});

it("24 uploads are under way at most; others wait for their turn, and one that ends makes room", async () => {
  const asked: string[] = [];
  const server = await start(async (id) => void asked.push(id));
  const all = Array.from({ length: 24 }, (_, number) => server.begin(`member ${number}`));
  await until(() => expect(asked).toHaveLength(24));
  const answers: string[] = [];
  const later = ["one more", "another"].map(async (id) => answers.push(await server.upload(id)));
  await until(() => expect(asked).toHaveLength(26));
  expect(answers).toEqual([]);
  all[0]?.leave();
  await Promise.all(later);
  expect(answers).toEqual(["PHOTO_TOO_SMALL", "PHOTO_TOO_SMALL"]);
  for (const each of all) each.leave();
});
