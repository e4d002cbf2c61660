import { expect, test } from "vitest";
import { takeFaults } from "../lib/faults-testing.ts";

test.each([
  ['<div data-variant="default"><p> </p></div>', ["A toast without a title (default, no description)"]],
  ['<div data-variant="success"><p></p><p>Lista</p></div>', ["A toast without a title (success, Lista)"]],
  ['<div data-variant="success"><p>Foto actualizada</p></div>', []],
])("a toast without a title is a fault: %s", async (markup, faults) => {
  document.body.innerHTML = markup;
  await Promise.resolve();
  expect(takeFaults()).toEqual(faults);
  document.body.replaceChildren();
});
