import { expect, test } from "vitest";
import { likeErrorKey } from "./like-errors.ts";

test("ERR-23: a person who cannot be looked up", () => {
  expect(likeErrorKey("PERSON_NOT_FOUND", true)).toBe("likes.errors.lookup");
  expect(likeErrorKey("PERSON_NOT_FOUND", false)).toBe("likes.errors.lookup");
});

test("ERR-24 ERR-25: a like that cannot be taken back, a like that cannot be written", () => {
  expect(likeErrorKey("INTERNAL", false)).toBe("likes.errors.update");
  expect(likeErrorKey("INTERNAL", true)).toBe("likes.errors.insert");
});

test("ERR-26: any other error, such as no answer", () => {
  expect(likeErrorKey("NETWORK", true)).toBe("likes.errors.unexpected");
  expect(likeErrorKey("SESSION_MISSING", false)).toBe("likes.errors.unexpected");
});
