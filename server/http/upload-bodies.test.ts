import { PassThrough } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { createUploadBodies } from "./upload-bodies.ts";

afterEach(() => void vi.useRealTimers());

const bounds = {
  unfinished: { all: 3, ofAddress: 2, ofMember: 1 },
  bytes: { all: 100, ofAddress: 60 },
  heldOfMember: 2,
  pace: { bytes: 10, windowMs: 15_000 },
};

/** Receives bodies of these sizes, all at once: their lengths or codes. */
async function receiveAll(sent: { member: string; address: string; bytes: number }[]) {
  const bodies = createUploadBodies(bounds);
  const answers = await Promise.allSettled(
    sent.map(async ({ member, address, bytes }) => {
      const stream = new PassThrough();
      const received = bodies.enter(member, address).receive(stream, bytes);
      stream.end(Buffer.alloc(bytes));
      return (await received).length;
    }),
  );
  return answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.code));
}

it("bodies that are held fill no more than the memory for all, and for one address", async () => {
  const from = (address: string, bytes: number) => ({ member: `${address}${bytes}`, address, bytes });
  expect(await receiveAll([from("a", 40), from("a", 21)])).toEqual([40, "TOO_MANY_REQUESTS"]);
  expect(await receiveAll([from("a", 60), from("b", 40), from("c", 1)])).toEqual([60, 40, "UNAVAILABLE"]);
});

it("a member has two bodies here at most, and one that arrives; what left makes room", async () => {
  const bodies = createUploadBodies(bounds);
  const enter = async (bytes = 1) => {
    const [place, stream] = [bodies.enter("ana", "a"), new PassThrough()];
    const received = place.receive(stream, bytes);
    const end = () => {
      stream.end(Buffer.alloc(bytes));
      return received;
    };
    return { place, end };
  };
  const refused = expect.objectContaining({ code: "TOO_MANY_REQUESTS" });
  const first = await enter();
  await expect(enter()).rejects.toEqual(refused);
  await first.end();
  await (await enter()).end();
  await expect(enter()).rejects.toEqual(refused);
  first.place.leave();
  await (await enter()).end();
});

it("a body that breaks off is no fault of the server", async () => {
  const stream = new PassThrough();
  const received = createUploadBodies(bounds).enter("ana", "a").receive(stream, 5);
  stream.destroy(new Error("aborted"));
  await expect(received).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

it("no more bodies arrive at once than the process takes", () => {
  const bodies = createUploadBodies(bounds);
  for (const one of ["a", "b", "c"]) bodies.enter(one, one);
  expect(() => bodies.enter("d", "d")).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
});

it("a body has to keep the pace in every window until it ends", async () => {
  vi.useFakeTimers();
  const bodies = createUploadBodies(bounds);
  const send = async (...windows: number[]) => {
    const [place, stream] = [bodies.enter("ana", "a"), new PassThrough()];
    const received = place.receive(stream, Number.NaN);
    received.catch(() => {});
    for (const bytes of windows) {
      if (bytes > 0) stream.write(Buffer.alloc(bytes));
      await vi.advanceTimersByTimeAsync(15_000);
    }
    stream.end(Buffer.alloc(1));
    await received.finally(place.leave);
  };
  await send(10, 12, 10);
  await expect(send(30, 9)).rejects.toMatchObject({ code: "PHOTO_TOO_SLOW" });
  await expect(send(0)).rejects.toMatchObject({ code: "PHOTO_TOO_SLOW" });
});
