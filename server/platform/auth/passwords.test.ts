import { expect, it, vi } from "vitest";

const pending: ((hash: string) => void)[] = [];

vi.mock("better-auth/crypto", () => ({
  hashPassword: () => new Promise<string>((resolve) => pending.push(resolve)),
  verifyPassword: () => new Promise<boolean>((resolve) => pending.push(() => resolve(true))),
}));
vi.mock("node:os", () => ({ availableParallelism: () => 8 }));

const { hashPassword, verifyPassword } = await import("./passwords.ts");

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
