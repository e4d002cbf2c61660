import { expect, it, vi } from "vitest";
import { createTestHttpApp } from "../testing/http-app.ts";

const pending: (() => void)[] = [];

vi.mock("better-auth/crypto", () => ({
  hashPassword: () => new Promise<string>((resolve) => pending.push(() => resolve("hash"))),
}));
vi.mock("node:os", async (original) => ({ ...(await original<object>()), availableParallelism: () => 8 }));

const { hashPassword } = await import("../platform/auth/passwords.ts");

it("a sign-in from another network does not wait for all those of a crowd before it", async () => {
  let asked = 0;
  const app = await createTestHttpApp(
    () => {
      throw new Error("no endpoint of the API is called");
    },
    {
      authHandler: async () => {
        asked++;
        await hashPassword("word");
        return Response.json({ code: "INVALID_EMAIL_OR_PASSWORD" }, { status: 401 });
      },
    },
  );
  await app.ready();
  const order: string[] = [];
  const signIn = (remoteAddress: string) =>
    app
      .inject({
        method: "POST",
        url: "/api/auth/sign-in/email",
        remoteAddress,
        payload: { email: "a@example.test", password: "word" },
      })
      .then(({ statusCode }) => order.push(`${remoteAddress} ${statusCode}`));
  const crowd = Array.from({ length: 6 }, () => signIn("192.0.2.1"));
  await vi.waitFor(() => expect(asked).toBe(6));
  const all = Promise.all([...crowd, signIn("198.51.100.1")]);
  await vi.waitFor(() => expect(asked, "it comes to the queue after theirs").toBe(7));
  while (order.length < 7) {
    pending.shift()?.();
    await new Promise(setImmediate);
  }
  await all;
  expect(order.indexOf("198.51.100.1 401"), "the third or fourth of seven").toBeLessThan(4);
  expect(order.filter((each) => each === "192.0.2.1 401")).toHaveLength(6);
  await app.close();
});
