import { expect, it } from "vitest";
import { moved } from "./moved.ts";

it("moved puts one item at another place", () => {
  expect(moved([..."abcd"], 3, 0).join("")).toBe("dabc");
  expect(moved([..."abcd"], 0, 2).join("")).toBe("bcad");
  expect(moved([..."abcd"], 1, 1).join("")).toBe("abcd");
});
