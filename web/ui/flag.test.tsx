import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Flag } from "./flag.tsx";
import { renderInKit } from "./testing.tsx";

const imageIn = (flag: HTMLElement) => flag.querySelector("img")!;

test("GEO-10: the flag comes from the service by lower-case code, 40 px wide", async () => {
  await renderInKit(<Flag code="ES" name="España" />);
  const image = imageIn(screen.getByRole("img", { name: "España" }));
  expect(image.getAttribute("src")).toBe("https://flagcdn.com/w40/es.png");
  expect(image.getAttribute("width")).toBe("40");
  expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
});

test("the flag is one of our own files where the operator wants no third party", async () => {
  vi.stubEnv("FLAGS", "own");
  try {
    await renderInKit(<Flag code="ES" name="España" />);
    expect(imageIn(screen.getByRole("img", { name: "España" })).getAttribute("src")).toBe("/flags/es.svg");
  } finally {
    vi.unstubAllEnvs();
  }
});

test("GEO-11: the code stands behind the image, which leaves it visible where it fails", async () => {
  await renderInKit(<Flag code="es" name="España" />);
  const flag = screen.getByRole("img", { name: "España" });
  expect(flag.dataset.code).toBe("ES");
  expect(flag.className).toContain("before:content-[attr(data-code)]");
  expect(flag.title).toBe("España");
  expect(imageIn(flag).getAttribute("alt")).toBe("");
});

test("GEO-11: beside the country's name flag and code are hidden from screen readers", async () => {
  const { container } = await renderInKit(<Flag code="es" />);
  expect(container.querySelector("[data-code='ES']")?.getAttribute("aria-hidden")).toBe("true");
});
