import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { openAccess, sealAccess, tokenEnd } from "./policy.ts";

const now = 1_800_000_000_000;
const parts = { secret: "a secret for tests", clock: { now: () => new Date(now) } };
const later = (minutes: number) => ({ ...parts, clock: { now: () => new Date(now + minutes * 60_000) } });
const access = { personId: randomUUID(), isRaised: false, passwordMark: "mark", until: tokenEnd(parts) };

it("OPEN-74 a token of a suspended person works for half an hour, and only as it was made", () => {
  const token = sealAccess(parts, access);
  expect(openAccess(later(29.9), token)).toEqual(access);
  expect(openAccess(later(30), token)).toBeUndefined();
  expect(openAccess({ ...parts, secret: "another secret" }, token)).toBeUndefined();
  const changed = token.slice(0, 40) + (token[40] === "A" ? "B" : "A") + token.slice(41);
  for (const wrong of ["", "x", changed, token.slice(4)]) expect(openAccess(parts, wrong)).toBeUndefined();
});
