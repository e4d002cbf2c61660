import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { QrCode } from "./app-dialog.tsx";

it("is black on white, with four light modules around it", () => {
  render(<QrCode text="otpauth://totp/Nakamatch:ana?secret=ABC" label="QR" />);
  const code = screen.getByRole("img", { name: "QR" });
  const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const [ground, dark] = code.querySelectorAll("path");
  expect(ground?.getAttribute("fill")).toBe("#fff");
  expect(ground?.getAttribute("d")).toBe(`M0 0h${size}v${size}h-${size}z`);
  expect(dark?.getAttribute("fill")).toBe("#000");
  const places = [...(dark?.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});
