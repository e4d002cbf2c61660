import { expect, it, vi } from "vitest";

const pending: ((hash: string) => void)[] = [];

vi.mock("better-auth/crypto", () => ({
  hashPassword: () => new Promise<string>((resolve) => pending.push(resolve)),
  verifyPassword: () => new Promise<boolean>((resolve) => pending.push(() => resolve(true))),
}));
vi.mock("node:os", () => ({ availableParallelism: () => 8 }));

const { hashPassword, runForNetwork, verifyPassword } = await import("./passwords.ts");

it("checks two passwords at once, the others in the order of their calls, and refuses those that would wait too long", async () => {
  const order: number[] = [];
  const outcomes = Array.from({ length: 51 }, (_, number) => {
    const call = number % 2 ? hashPassword("x") : verifyPassword({ hash: "salt:hash", password: "x" });
    return call.then(
      () => void order.push(number),
      (error: unknown) => error,
    );
  });
  expect(pending).toHaveLength(2);
  expect(await outcomes[50]).toMatchObject({ code: "UNAVAILABLE", data: { retryAfterSeconds: 5 } });
  for (let done = 0; done < 50; done++) {
    expect(pending.length, "never more than two").toBeLessThanOrEqual(2);
    pending.shift()?.("hash");
    await outcomes[done];
    await new Promise(setImmediate);
  }
  expect(order).toEqual(Array.from({ length: 50 }, (_, number) => number));
  const again = hashPassword("y");
  pending.shift()?.("hash");
  expect(await again, "takes calls again").toBe("hash");
});

it("takes networks in turn, and a full queue makes room for another network", async () => {
  const order: string[] = [];
  const ask = (network: string, number: number) =>
    runForNetwork(network, () => hashPassword("x")).then(
      () => void order.push(`${network}${number}`),
      (error: { code: string }) => void order.push(`${network}${number} ${error.code}`),
    );
  // Two are checked at once, and 48 wait.
  const crowd = Array.from({ length: 50 }, (_, number) => ask("crowd ", number));
  const others = [ask("other ", 0), ask("other ", 1), ask("third ", 0)];
  const late = ask("crowd ", 50);
  await Promise.all([late, ...crowd.slice(47)]);
  expect(order.sort(), "the last of the crowd make room, and no more of them come in").toEqual([
    "crowd 47 UNAVAILABLE",
    "crowd 48 UNAVAILABLE",
    "crowd 49 UNAVAILABLE",
    "crowd 50 UNAVAILABLE",
  ]);
  order.length = 0;
  for (let done = 0; done < 8; done++) {
    pending.shift()?.("hash");
    await new Promise(setImmediate);
  }
  expect(order).toEqual(["crowd 0", "crowd 1", "crowd 2", "other 0", "third 0", "crowd 3", "other 1", "crowd 4"]);
  while (pending.length > 0) {
    pending.shift()?.("hash");
    await new Promise(setImmediate);
  }
  await Promise.all([...crowd, ...others]);
});
