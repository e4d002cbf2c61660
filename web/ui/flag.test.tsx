import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Flag } from "./flag.tsx";
import { renderInKit } from "./testing.tsx";

test("GEO-10: the flag comes from the service by lower-case code, 40 px wide", async () => {
  await renderInKit(<Flag code="ES" name="España" />);
  const image = screen.getByRole("img", { name: "España" });
  expect(image.getAttribute("src")).toBe("https://flagcdn.com/w40/es.png");
  expect(image.getAttribute("width")).toBe("40");
  expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("the flag is one of our own files where the operator wants no third party", async () => {
  vi.stubEnv("FLAGS", "own");
  try {
    await renderInKit(<Flag code="ES" name="España" />);
    expect(screen.getByRole("img", { name: "España" }).getAttribute("src")).toBe("/flags/es.svg");
  } finally {
    vi.unstubAllEnvs();
  }
});

test("GEO-11: a badge with the code replaces an image that fails", async () => {
  await renderInKit(<Flag code="es" name="España" />);
  fireEvent.error(screen.getByRole("img", { name: "España" }));
  expect(screen.getByText("ES").getAttribute("title")).toBe("España");
  expect(screen.queryByRole("img")).toBeNull();
});

test("GEO-11: the badge is shown for an image that failed before the page was hydrated", async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  try {
    await renderInKit(<Flag code="es" name="España" />);
    expect(screen.getByText("ES").getAttribute("title")).toBe("España");
  } finally {
    complete.mockRestore();
  }
});

test("GEO-11: beside the country's name the badge is hidden from screen readers", async () => {
  const { container } = await renderInKit(
    <button type="button">
      <Flag code="es" />
      España
    </button>,
  );
  fireEvent.error(container.querySelector("img")!);
  expect(screen.getByRole("button", { name: "España" }).textContent).toBe("ESEspaña");
});
