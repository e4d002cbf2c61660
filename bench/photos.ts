/**
 * How long the server takes to store a phone's photo, and what many uploads at once do to other requests. The whole server runs in a
 * process of its own with an embedded database and files on disk; prints JSON.
 *
 *   node bench/photos.ts
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { PhotoReport } from "./photos/serve.ts";

/** Uploads sent together. */
const AT_ONCE = 20;

/** Uploads one after the other, to find the time of one. */
const ONE_BY_ONE = 7;

/** What a phone of 12 megapixels takes: fine detail everywhere, which compresses badly, lying on its side. */
async function phonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 14 };
  const pixels = { create: { width: 4032, height: 3024, channels: 3 as const, background: "gray", noise } };
  return new Uint8Array(await sharp(pixels).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer());
}

const server = fork(fileURLToPath(new URL("photos/serve.ts", import.meta.url)), { stdio: ["ignore", 2, 2, "ipc"] });
const answer = async <Message>(): Promise<Message> => (await once(server, "message"))[0] as Message;
const { url, cookies } = await answer<{ url: string; cookies: string[] }>();
const photo = await phonePhoto();

async function put(cookie: string): Promise<void> {
  const headers = { cookie, "content-type": "image/jpeg" };
  const response = await fetch(`${url}/api/v1/me/photo`, { method: "PUT", headers, body: photo });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
}

async function report(): Promise<PhotoReport> {
  server.send("report");
  return answer<PhotoReport>();
}

await put(cookies[0] ?? "");
await report();
for (let count = 0; count < ONE_BY_ONE; count++) await put(cookies[0] ?? "");
const single = await report();
const start = performance.now();
await Promise.all(cookies.slice(0, AT_ONCE).map(put));
const together = performance.now() - start;
const many = await report();
server.send("end");

const round = (value: number) => Math.round(value * 10) / 10;
process.stdout.write(
  `${JSON.stringify(
    {
      photo: { megapixels: 12, megabytes: round(photo.length / 2 ** 20) },
      one: { coreSeconds: round(single.cpuMilliseconds / ONE_BY_ONE / 100) / 10 },
      together: {
        uploads: AT_ONCE,
        seconds: round(together / 1000),
        loopLateMilliseconds: { p50: round(many.late.p50), p99: round(many.late.p99), max: round(many.late.max) },
        megabytesBefore: round(single.memoryAtRest),
        megabytesMore: round(many.mostMemory - single.memoryAtRest),
      },
    },
    null,
    2,
  )}\n`,
);
