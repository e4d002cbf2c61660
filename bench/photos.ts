/**
 * Time to store a phone's photo, delay of other requests during many uploads, memory of the largest upload per
 * format, as JSON: `node bench/photos.ts`. The server is a separate process on the embedded database.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { largestPhotos } from "./photos/largest.ts";
import type { PhotoReport } from "./photos/serve.ts";

const AT_ONCE = 60;
const LARGEST_AT_ONCE = 8;

const ONE_BY_ONE = 7;

/** With fine detail that compresses badly. */
async function photoOf(width: number, height: number, orientation = 1): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 14 };
  const pixels = { create: { width, height, channels: 3 as const, background: "gray", noise } };
  return new Uint8Array(await sharp(pixels).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer());
}

const largest = await largestPhotos();
const server = fork(fileURLToPath(new URL("photos/serve.ts", import.meta.url)), {
  execArgv: ["--expose-gc"],
  stdio: ["ignore", 2, 2, "ipc"],
});
const answer = async <Message>(): Promise<Message> => (await once(server, "message"))[0] as Message;
const { url, cookies } = await answer<{ url: string; cookies: string[] }>();

async function upload(photo: Uint8Array<ArrayBuffer>, uploads: number, square?: string) {
  const start = performance.now();
  const codes = await Promise.all(
    Array.from({ length: uploads }, async (_, index) => {
      const headers = { cookie: cookies[index % cookies.length] ?? "", "content-type": "application/octet-stream" };
      const response = await fetch(`${url}/api/v1/me/photo${square ? `?square=${square}` : ""}`, {
        method: "PUT",
        headers,
        body: photo,
      });
      return ((await response.json()) as { code?: string }).code ?? "stored";
    }),
  );
  const seconds = round((performance.now() - start) / 1000);
  return {
    answers: Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length])),
    seconds,
  };
}

async function report(): Promise<PhotoReport> {
  server.send("report");
  return answer<PhotoReport>();
}

const round = (value: number) => Math.round(value * 10) / 10;
let before = await report();

/** Megabytes above those at rest, children included. */
async function cost(photo: Uint8Array<ArrayBuffer>, uploads: number, square?: string) {
  const answers = await upload(photo, uploads, square);
  const during = await report();
  const megabytes = Math.round(during.mostMemory - before.memoryAtRest);
  before = during;
  return { ...answers, megabytes };
}

const memory: Record<string, object> = {};
for (const [name, photo, square] of largest) {
  const one = await cost(photo, 1, square);
  memory[name] = {
    fileMegabytes: round(photo.length / 2 ** 20),
    one,
    eight: await cost(photo, LARGEST_AT_ONCE, square),
  };
}

const phone = await photoOf(3500, 3500, 6);
const seconds: number[] = [];
for (let count = 0; count < ONE_BY_ONE; count++) seconds.push((await upload(phone, 1)).seconds);
const rest = await report();
const together = await upload(await photoOf(1280, 1600), AT_ONCE, "128,128,1024");
const many = await report();
server.send("end");

process.stdout.write(
  `${JSON.stringify(
    {
      memory,
      phone: {
        megabytes: round(phone.length / 2 ** 20),
        seconds: Math.min(...seconds),
      },
      together: {
        uploads: AT_ONCE,
        ...together,
        loopLateMilliseconds: { p50: round(many.late.p50), p99: round(many.late.p99), max: round(many.late.max) },
        megabytes: Math.round(many.mostMemory - rest.memoryAtRest),
      },
    },
    null,
    2,
  )}\n`,
);
