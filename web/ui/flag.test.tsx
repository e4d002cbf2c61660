import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Flag } from "./flag.tsx";
import { renderInKit } from "./testing.tsx";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["the service", "", "https://flagcdn.com/w40/es.png"],
  ["our own files where the operator wants no third party", "own", "/flags/es.svg"],
])("GEO-10: the flag comes by lower-case code, 40 px wide, from %s", async (_, source, address) => {
  vi.stubEnv("FLAGS", source);
  await renderInKit(<Flag code="ES" name="España" />);
  const image = screen.getByRole("img", { name: "España" }).querySelector("img");
  expect(["src", "width", "referrerpolicy"].map((name) => image?.getAttribute(name))).toEqual([
    address,
    "40",
    "no-referrer",
  ]);
});

test("GEO-11: the code stands behind the image, which leaves it visible where it fails", async () => {
  const { container } = await renderInKit(
    <>
      <Flag code="es" name="España" />
      <Flag code="fr" />
    </>,
  );
  const flag = screen.getByRole("img", { name: "España" });
  expect([flag.dataset.code, flag.title, flag.querySelector("img")?.getAttribute("alt")]).toEqual(["ES", "España", ""]);
  expect(flag.className).toContain("before:content-[attr(data-code)]");
  const besideItsName = container.querySelector("[data-code='FR']");
  expect(besideItsName?.getAttribute("aria-hidden")).toBe("true");
});
