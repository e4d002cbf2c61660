import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type LeakedPasswordService, openLeakedPasswordService } from "../../testing/leaked-passwords.ts";
import { createLog } from "../log.ts";
import { createPasswordCheck } from "./password-check.ts";

const LEAKED = "Kaizoku-1999";
const PADDING = "Padding-1999";
const log = createLog({ level: "silent", pretty: false });

let service: LeakedPasswordService;
beforeEach(async () => {
  service = await openLeakedPasswordService([LEAKED], [PADDING]);
});
afterEach(() => service.close());

const check = (password: string) => createPasswordCheck({ leakedUrl: service.url, log })(password);

it("refuses a leaked password, and no other", async () => {
  expect(await check(LEAKED)).toBe("leaked");
  expect(await check("Thousand-5unny")).toBeNull();
  expect(await check(PADDING), "a line that fills up the answer").toBeNull();
});

it("tells the service five digits of the hash, and nothing of a password that breaks the rule", async () => {
  await check("weak");
  expect(service.asked).toEqual([]);
  await check(LEAKED);
  expect(service.asked).toEqual([expect.stringMatching(/^\/range\/[0-9A-F]{5}$/)]);
});

it("asks nobody where there is no service", async () => {
  const checkByRule = createPasswordCheck({ leakedUrl: undefined, log });
  expect(await checkByRule(LEAKED)).toBeNull();
  expect(await checkByRule("weak")).toBe("tooShort");
  expect(service.asked).toEqual([]);
});

it("waits no longer than two seconds for the service", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
  expect(await check(LEAKED)).toBeNull();
  expect(limit.mock.lastCall?.[0]).toBeLessThanOrEqual(2000);
  limit.mockRestore();
});

it.each(["fails", "silent"] as const)(
  "accepts what a service that %s cannot look up, and logs no part of it",
  async (behaviour) => {
    service.behaviour = behaviour;
    const warn = vi.spyOn(log, "warn").mockClear();
    expect(await check(LEAKED)).toBeNull();
    expect(warn.mock.calls).toEqual([[expect.not.stringMatching(/[0-9A-F]{5}/)]]);
  },
);
