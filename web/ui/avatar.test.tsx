import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./avatar.tsx";
import { patternOf } from "./avatar-pattern.tsx";
import { renderInKit } from "./testing.tsx";

test("CARD-01: without a photo the first letter of the nickname is shown", async () => {
  await renderInKit(<Avatar name="luffy" />);
  expect(screen.getByText("L")).toBeTruthy();
});

test("a photo that fails is replaced by the letter", async () => {
  await renderInKit(<Avatar name="nami" src="/avatars/1.jpg" alt="Foto de nami" />);
  fireEvent.error(screen.getByRole("img", { name: "Foto de nami" }));
  expect(screen.getByText("N")).toBeTruthy();
  expect(screen.getByText("Foto de nami")).toBeTruthy();
});

test("the pattern is the same for the same seed, and differs among people", () => {
  expect(patternOf("a1")).toEqual(patternOf("a1"));
  const looks = new Set(Array.from({ length: 60 }, (_, index) => JSON.stringify(patternOf(`person ${index}`))));
  expect(looks.size).toBeGreaterThan(50);
});
