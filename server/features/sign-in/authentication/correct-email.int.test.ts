import type { ErrorBody } from "@nakamatch/contract/errors";
import { afterAll, expect, it } from "vitest";
import { openAccountsScene } from "../../../testing/accounts.ts";
import { GOOD_PASSWORD } from "../../../testing/sign-up.ts";

const scene = await openAccountsScene();
afterAll(() => scene.close());

async function correct(email: string, newEmail: string, password = GOOD_PASSWORD): Promise<string> {
  const response = await scene.server.post("/api/auth/correct-email", { email, newEmail, password });
  if (response.ok) return "corrected";
  const { code, data } = (await response.json()) as ErrorBody;
  return data?.issues?.[0]?.reason ?? code;
}

it("a wrongly typed address is corrected: the new one gets the link, the old link is dead, the nickname stays", async () => {
  const { mailbox, register, linkTo, follow, confirm, signIn } = scene;
  const { email, nickname } = await register({ confirmed: false });
  const old = await linkTo(email);
  expect(await correct(email, " Right@Example.test ")).toBe("corrected");
  expect(await follow(old)).toContain("error=");
  expect((await confirm(old)).status).toBe(400);
  expect(await mailbox.emailTo("right@example.test")).toContain(nickname);
  await confirm(await linkTo("right@example.test"));
  expect(await signIn("right@example.test")).toBe("signed in");
  expect(await signIn(email)).toMatchObject({ code: "INVALID_CREDENTIALS" });
  expect(await mailbox.count(email), "nothing more to a stranger").toBe(1);
});

it("only with the password and before it is confirmed, all refused alike; an address in use as at registration", async () => {
  const { register } = scene;
  const [waiting, member] = [await register({ confirmed: false }), await register()];
  expect(await correct(waiting.email, "other@example.test", "Wrong-passw0rd")).toBe("INVALID_CREDENTIALS");
  expect(await correct("stranger@example.test", "other@example.test")).toBe("INVALID_CREDENTIALS");
  expect(await correct(member.email, "other@example.test")).toBe("INVALID_CREDENTIALS");
  for (const [address, reason] of [
    [member.email.toUpperCase(), "inUse"],
    [waiting.email, "inUse"],
    ["no address", "invalid"],
    ["a@mailinator.com", "disposable"],
  ] as const)
    expect(await correct(waiting.email, address)).toBe(reason);
});

it("three times an account, and no address gets more emails than others", async () => {
  const { register, letSecondsPass } = scene;
  const { email } = await register({ confirmed: false });
  const addresses = [email, "first@example.test", "second@example.test", "third@example.test"];
  for (const [index, address] of addresses.slice(1).entries()) {
    expect(await correct(addresses[index] ?? "", address)).toBe("corrected");
  }
  expect(await correct("third@example.test", "fourth@example.test")).toBe("TOO_MANY_REQUESTS");
  const another = await register({ confirmed: false });
  expect(await correct("third@example.test", email), "frees nothing").toBe("TOO_MANY_REQUESTS");
  const { server } = scene;
  expect((await server.post("/api/auth/send-verification-email", { email: "asked@example.test" })).status).toBe(200);
  expect(await correct(another.email, "asked@example.test")).toBe("TOO_MANY_REQUESTS");
  await letSecondsPass(60);
  expect(await correct(another.email, "asked@example.test")).toBe("corrected");
});

it("of two corrections at once one holds, and a correction and the old link never both", async () => {
  const { register, linkTo, confirm, signIn } = scene;
  const { email } = await register({ confirmed: false });
  const both = await Promise.all(["one@race.test", "two@race.test"].map((address) => correct(email, address)));
  expect(both.sort()).toEqual(["INVALID_CREDENTIALS", "corrected"]);
  const [first, second] = [await register({ confirmed: false }), await register({ confirmed: false })];
  const same = await Promise.all([first, second].map((each) => correct(each.email, "same@race.test")));
  expect(same.filter((answer) => answer === "corrected")).toHaveLength(1);

  const third = await register({ confirmed: false });
  const link = await linkTo(third.email);
  const [corrected, confirmed] = await Promise.all([correct(third.email, "three@race.test"), confirm(link)]);
  expect([corrected, confirmed.status]).toSatisfy(([answer, status]) => (answer === "corrected") !== (status === 200));
  expect(await signIn(third.email)).toMatchObject(
    corrected === "corrected" ? { code: "INVALID_CREDENTIALS" } : expect.anything(),
  );
});
