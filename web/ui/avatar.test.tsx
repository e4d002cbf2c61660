import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { patternOf } from "./picture.tsx";
import { renderInKit } from "./testing.tsx";

test("the pattern is the same for the same seed, and differs among people", () => {
  expect(patternOf("a1")).toEqual(patternOf("a1"));
  const looks = new Set(Array.from({ length: 60 }, (_, index) => JSON.stringify(patternOf(`person ${index}`))));
  expect(looks.size).toBeGreaterThan(50);
});

test("CARD-02: premium has a golden ring; who is online has a dot, and others have neither", async () => {
  const { container } = await renderInKit(
    <>
      <Avatar name="nami" premium online />
      <Avatar name="zoro" />
    </>,
  );
  const marks = [...container.querySelectorAll(".border-gold-fill, [data-online]")];
  expect(marks.map((mark) => mark.closest(".shrink-0")?.textContent)).toEqual(["N", "N"]);
});

test("a photo that fails is replaced by the letter, and that by a new photo; one loads lazily unless it is eager", () => {
  const { rerender } = render(<Avatar name="nami" src="/avatars/1.jpg" alt="Foto" />);
  expect(screen.getByRole("img").getAttribute("loading")).toBe("lazy");
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("N")).toBeTruthy();
  expect(screen.getByText("Foto")).toBeTruthy();
  rerender(<Avatar name="nami" src="/avatars/2.jpg" alt="Foto" eager />);
  expect(screen.getByRole("img").getAttribute("src")).toBe("/avatars/2.jpg");
  expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
});

test("a photo that goes keeps its size, as browsers would fetch the largest one for what is nowhere", () => {
  const { container, unmount } = render(
    <Avatar name="nami" src="/a.jpg" srcSet="/a.jpg 1024w" webp="/a.webp 128w" width="56px" />,
  );
  const elements = [...container.querySelectorAll<HTMLImageElement | HTMLSourceElement>("img, source")];
  const sizes = () => elements.map((element) => element.sizes);
  expect(sizes()).toEqual(["auto, 56px", "auto, 56px"]);
  unmount();
  expect(sizes()).toEqual(["56px", "56px"]);
});

test("WebP that an older server does not know is replaced by the JPEG", () => {
  const { container } = render(
    <Avatar name="nami" src="/a.jpg" srcSet="/a.jpg 1024w" webp="/a.webp 128w" alt="Foto" />,
  );
  const image = screen.getByRole("img");
  expect(container.querySelector("source")?.getAttribute("srcset")).toBe("/a.webp 128w");
  Object.defineProperty(image, "currentSrc", { value: "/a.webp" });
  fireEvent.error(image);
  expect(container.querySelector("source")).toBeNull();
  expect(screen.getByRole("img")).toBe(image);
});

test("so is a portrait, by the square, which the letter replaces where it fails, too", () => {
  render(<Avatar name="nami" src="/a.jpg" srcSet="/a_portrait.jpg 1280w" alt="Foto" />);
  const image = screen.getByRole("img");
  Object.defineProperty(image, "currentSrc", { value: "/a_portrait.jpg" });
  fireEvent.error(image);
  expect([image.getAttribute("srcset"), image.getAttribute("src")]).toEqual([null, "/a.jpg"]);
  fireEvent.error(image);
  expect(screen.getByText("N")).toBeTruthy();
});

test.each([
  ["  émile", "É"],
  ["𝒵oro", "𝒵"],
  ["", "?"],
])("CARD-01: without a photo the letter of «%s» is %s", async (name, letter) => {
  await renderInKit(<Avatar name={name} />);
  expect(screen.getByText(letter)).toBeTruthy();
});
