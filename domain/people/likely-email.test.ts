import { expect, test } from "vitest";
import { likelyEmail } from "./likely-email.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["Ana@gmal.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["ana@ggmail.com", "ana@gmail.com"],
  ["ana@hotmial.es", "ana@hotmail.es"],
  ["ana@lapost.net", "ana@laposte.net"],
])("%s was probably meant to be %s", (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each([
  "ana@gmail.com",
  "ana@mail.com",
  "ana@ymail.com",
  "ana@hotmail.ch",
  "ana@uni-ulm.de",
  "ana@gm.com",
  "ana@gmial",
  "",
])("%s is left alone", (typed) => {
  expect(likelyEmail(typed)).toBeNull();
});
