import { expect, test, vi } from "vitest";
import "./list-worker.ts";

test("the worker reports how a list is read, and then what is in it", async () => {
  const posted = vi.spyOn(self, "postMessage").mockImplementation(() => {});
  self.dispatchEvent(new MessageEvent("message", { data: { file: new Blob(["Naruto\nDune"]) } }));
  await expect.poll(() => posted).toHaveBeenCalled();
  expect(posted.mock.lastCall?.[0]).toMatchObject({
    type: "read",
    reading: { list: { items: [{ titles: ["Naruto"] }, { titles: ["Dune"] }] } },
  });
});
