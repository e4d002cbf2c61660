import { expect, it, vi } from "vitest";
import type { Log } from "./log.ts";
import { createOutage } from "./outage.ts";

it("logs once that an outage begins, with its first error, and once that it ends", () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const outage = createOutage(log as unknown as Log, { away: "it is away", back: "it is back" });
  expect(outage.isBack(), "there was none").toBe(false);
  expect(log.info).not.toHaveBeenCalled();
  for (const when of ["first", "second"]) {
    const errors = [new Error(when), new Error("again")];
    for (const error of errors) outage.isAway(error);
    expect(log.warn).toHaveBeenLastCalledWith({ err: errors[0] }, "it is away");
    expect([outage.isBack(), outage.isBack()]).toEqual([true, false]);
  }
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.info.mock.calls).toEqual([["it is back"], ["it is back"]]);
});
