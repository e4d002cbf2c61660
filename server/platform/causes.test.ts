import { expect, it } from "vitest";
import { withCauses } from "./causes.ts";

it("an error comes first, then its causes, each once", () => {
  const innermost = { code: "40P01" };
  const inner = new Error("inner", { cause: innermost });
  const outer = new Error("outer", { cause: inner });
  expect([...withCauses(outer)]).toEqual([outer, inner, innermost]);
});

it.each([undefined, null, "text", 7])("%j is no error and has no causes", (thrown) => {
  expect([...withCauses(thrown)]).toEqual([]);
  expect([...withCauses({ cause: thrown })]).toEqual([{ cause: thrown }]);
});
