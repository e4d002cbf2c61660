import { noteFault } from "../lib/faults-testing.ts";
import { readToast, subscribeToast } from "./toast-store.ts";

// After `lib/setup-testing.ts`: in every test a toast without a title is a fault.
subscribeToast(() => {
  const toast = readToast();
  if (toast && (toast.title == null || String(toast.title).trim() === "")) {
    noteFault(`A toast without a title (${toast.variant}, ${String(toast.description ?? "no description")})`);
  }
});
