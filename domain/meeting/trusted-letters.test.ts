import { expect, it } from "vitest";
import { lettersProblem } from "./trusted-letters.ts";

it("names its maker in the letters of a first name, without banned words and links", () => {
  expect(lettersProblem("Luz")).toBeNull();
  expect(lettersProblem("Ana-Mai")).toBeNull();
  expect(lettersProblem(" ")).toBe("required");
  expect(lettersProblem("a.es")).toBe("invalid");
  expect(lettersProblem("Luz 7")).toBe("invalid");
  expect(lettersProblem("Maximiliana")).toBe("tooLong");
  expect(lettersProblem("puta")).toBe("invalid");
});
