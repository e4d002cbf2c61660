import { expect, it } from "vitest";
import { internationalPhone } from "./phone.ts";

it.each([
  ["+34 600 111 222", "+34600111222"],
  ["0049 (0)170-12 34 567", "+491701234567"],
  ["+33\u00a06.12/34‑56 78", "+33612345678"],
  ["＋８１ ９０ １２３４ ５６７８", "+819012345678"],
])("reads %s as %s", (written, number) => {
  expect(internationalPhone(written)).toBe(number);
});

it.each(["", "600 111 222", "+0 600 111 222", "+34 600", "+34 600 111 222 333 444", "+34 600 abc 222"])(
  "does not take %j, which names no country or is no number",
  (written) => {
    expect(internationalPhone(written)).toBeUndefined();
  },
);
