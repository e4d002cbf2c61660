import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInKit } from "./testing.tsx";
import { TextArea } from "./text-area.tsx";

test.each([
  ["grows with its text where the browser does not do it", false, "164px"],
  ["is left to the browser where that does it", true, ""],
])("a text area %s", async (_, isSupported, height) => {
  vi.stubGlobal("CSS", Object.assign(Object.create(CSS), { supports: () => isSupported }));
  await renderInKit(<TextArea label="Bio" />);
  const area = screen.getByRole("textbox");
  vi.spyOn(area, "scrollHeight", "get").mockReturnValue(164);
  fireEvent.change(area, { target: { value: "a\nb\nc" } });
  expect(area.style.height).toBe(height);
});
