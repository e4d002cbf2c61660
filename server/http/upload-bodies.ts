import type { Readable } from "node:stream";
import { PHOTO } from "@nakamatch/contract/vocabulary/photos";
import { AppError } from "../platform/app-error.ts";

/** Per process. Finished bodies count in `bytes` and `heldOfMember` until their response. */
interface BodyBounds {
  unfinished: { all: number; ofAddress: number; ofMember: number };
  bytes: { all: number; ofAddress: number };
  heldOfMember: number;
  /** A body with fewer bytes within a window is refused, unless it ends in it. */
  pace: { bytes: number; windowMs: number };
}

/** The app's photos have some 0.4 MB, which a phone must send at three times this pace to meet the server's timeout. */
const BODY_BOUNDS: BodyBounds = {
  unfinished: { all: 192, ofAddress: 64, ofMember: 2 },
  bytes: { all: 24 * PHOTO.maxBytes, ofAddress: 8 * PHOTO.maxBytes },
  heldOfMember: 6,
  pace: { bytes: 30_000, windowMs: 15_000 },
};

const RETRY_AFTER_SECONDS = 5;

interface Body {
  member: string;
  network: string;
  bytes: number;
  isFinished: boolean;
}

export interface BodyPlace {
  /**
   * Reads the body to its end; `announced` is its length by the header, NaN without one.
   *
   * @throws {AppError} `PHOTO_TOO_HEAVY`, `PHOTO_TOO_SLOW`, `TOO_MANY_REQUESTS`, `UNAVAILABLE`
   */
  receive(stream: Readable, announced: number): Promise<Buffer<ArrayBuffer>>;
  leave(): void;
}

/** Bounds the bodies of uploads, so that a few senders can neither fill the memory nor keep others waiting. */
export function createUploadBodies({ unfinished, bytes, heldOfMember, pace }: BodyBounds = BODY_BOUNDS) {
  const held = new Set<Body>();

  const requireMemory = ({ network }: Body) => {
    const all = [...held];
    if (sizeOf(all) > bytes.all) throw full();
    if (sizeOf(all.filter((body) => body.network === network)) > bytes.ofAddress) throw tooMany();
  };

  const read = (stream: Readable, body: Body) => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
    const chunks: Buffer[] = [];
    let before = 0;
    const clock = setInterval(() => {
      if (body.bytes - before < pace.bytes) reject(new AppError("PHOTO_TOO_SLOW", "the photo arrives too slowly"));
      before = body.bytes;
    }, pace.windowMs);
    const take = (chunk: Buffer) => {
      body.bytes += chunk.length;
      try {
        if (body.bytes > PHOTO.maxBytes) throw tooHeavy();
        requireMemory(body);
        chunks.push(chunk);
      } catch (error) {
        reject(error);
      }
    };
    const end = () => resolve(Buffer.concat(chunks));
    const leave = () => reject(new AppError("UNAVAILABLE", "the client has left"));
    // A stream without a listener for errors would end the process.
    stream.on("data", take).on("end", end).on("error", leave);
    return promise.finally(() => {
      clearInterval(clock);
      stream.off("data", take).resume();
    });
  };

  return {
    /** @throws {AppError} `TOO_MANY_REQUESTS`, `UNAVAILABLE` */
    enter(member: string, network: string): BodyPlace {
      const own = [...held].filter((body) => body.member === member);
      const arriving = [...held].filter(({ isFinished }) => !isFinished);
      if (
        own.length >= heldOfMember ||
        own.filter(({ isFinished }) => !isFinished).length >= unfinished.ofMember ||
        arriving.filter((body) => body.network === network).length >= unfinished.ofAddress
      ) {
        throw tooMany();
      }
      if (arriving.length >= unfinished.all) throw full();
      const body: Body = { member, network, bytes: 0, isFinished: false };
      held.add(body);
      return {
        async receive(stream, announced) {
          if (announced > PHOTO.maxBytes) throw tooHeavy();
          const all = await read(stream, body);
          body.isFinished = true;
          return all;
        },
        leave: () => void held.delete(body),
      };
    },
  };
}

function sizeOf(bodies: readonly Body[]): number {
  return bodies.reduce((sum, { bytes }) => sum + bytes, 0);
}

function tooHeavy(): AppError {
  return new AppError("PHOTO_TOO_HEAVY", "the photo has more than 10 MB");
}

function tooMany(): AppError {
  return new AppError("TOO_MANY_REQUESTS", "too many uploads at once", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function full(): AppError {
  return new AppError("UNAVAILABLE", "too many photos arrive at once");
}
