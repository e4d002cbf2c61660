import { expect, test } from "vitest";
import { takeFaults } from "../lib/faults-testing.ts";
import { showToast, type ToastMessage } from "./toast-store.ts";

test.each([
  [{}, "A toast without a title (default, no description)"],
  [{ title: " ", description: "Lista", variant: "success" }, "A toast without a title (success, Lista)"],
])("the toast %o is a fault", (message, fault) => {
  showToast(message as ToastMessage);
  expect(takeFaults()).toEqual([fault]);
  showToast({ title: "Foto actualizada" });
  expect(takeFaults()).toEqual([]);
});
