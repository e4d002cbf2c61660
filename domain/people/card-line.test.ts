import { expect, it } from "vitest";
import { cardLine } from "./card-line.ts";

const answer = (text: string) => ({ question: "perfect_plan", text });
const textOf = (bio: string) => cardLine(null, bio)?.text ?? "";

it("is the answer with its question, else the bio, else nothing", () => {
  expect(cardLine(answer("Maratón y ramen"), "Hola")).toEqual({ question: "perfect_plan", text: "Maratón y ramen" });
  expect(cardLine(null, "Hola")).toEqual({ question: null, text: "Hola" });
  for (const blank of ["", " \n ", "\u200b"]) expect(cardLine(null, blank)).toBeNull();
});

it("is one line of at most 140 characters, cut after a word where one ends in its second half", () => {
  expect(textOf("  Uno\n\n dos\ttres ")).toBe("Uno dos tres");
  expect(textOf("a".repeat(140))).toHaveLength(140);
  expect(textOf(`${"palabra ".repeat(17)}abcdefgh`)).toBe(`${"palabra ".repeat(17).trim()}…`);
  expect(textOf(`corto ${"x".repeat(200)}`)).toBe(`corto ${"x".repeat(133)}…`);
});

it("cuts no character in two", () => {
  expect(textOf(`${"x".repeat(138)}😀😀`)).toBe(`${"x".repeat(138)}…`);
  expect(textOf(`${"x".repeat(137)}😀😀`)).toBe(`${"x".repeat(137)}😀…`);
});
