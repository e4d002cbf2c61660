import { expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

test("a file is kept for a minute after the click, as some browsers read it later", () => {
  vi.useFakeTimers();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:codes");
  const revoke = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.href, this.download);
  });
  saveFile(new Blob(["codes"]), "codes.txt");
  expect(clicked).toEqual(["blob:codes", "codes.txt"]);
  vi.advanceTimersByTime(59_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:codes");
});
