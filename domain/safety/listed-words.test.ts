import { describe, expect, it } from "vitest";
import { listedWordChanges, type ProfileTexts, textsOfProfile, textsOfPrompts } from "./listed-words.ts";

const changesOf = (before: ProfileTexts | undefined, after: ProfileTexts) =>
  listedWordChanges(before && textsOfProfile(before), textsOfProfile(after));

const clean = { firstName: "Ana", lastName: "Luz", bio: "Leo manga." };

describe("a new profile", () => {
  it.each([
    [{}, [], ["name", "bio"]],
    [{ bio: "Sois todos gilipollas" }, ["bio"], ["name"]],
    [{ firstName: "Puta" }, ["name"], ["bio"]],
    [{ lastName: "Fuck" }, ["name"], ["bio"]],
    [{ firstName: "Porco", lastName: "Dio" }, ["name"], ["bio"]],
    [{ firstName: "Porco", lastName: "Rosso" }, [], ["name", "bio"]],
    [{ firstName: "Scheisse", bio: "m13rda" }, ["name", "bio"], []],
    [{ bio: "Vivo en Scunthorpe y juego en el ordenador: una computadora" }, [], ["name", "bio"]],
    [{ bio: "Não como pão, mas o botão fica no laboratório; ele pede mais" }, [], ["name", "bio"]],
    [{ bio: "La pâte repose, le maître aussi" }, [], ["name", "bio"]],
    [{ bio: "Nüsse und Kümmel" }, [], ["name", "bio"]],
    [{ firstName: null, lastName: null, bio: null }, [], ["name", "bio"]],
  ])("%j: found in %j, not in %j", (changes, found, without) => {
    expect(changesOf(undefined, { ...clean, ...changes })).toEqual({ found, clean: without });
  });
});

describe("a changed profile", () => {
  const before = { ...clean, bio: "Sois todos gilipollas" };

  it("finds a text again only once it has changed", () => {
    expect(changesOf(before, { ...before, firstName: "Eva" })).toEqual({ found: [], clean: ["name"] });
    expect(changesOf(before, { ...before, bio: "gilipollas" })).toEqual({ found: ["bio"], clean: ["name"] });
  });

  it("tells that a text is without a word now", () => {
    expect(changesOf(before, clean)).toEqual({ found: [], clean: ["name", "bio"] });
  });
});

describe("changed answers", () => {
  const before = textsOfPrompts([
    { question: "made_me_cry", answer: "gilipollas" },
    { question: "my_isekai", answer: "Cualquiera" },
  ]);

  it("are told apart by question, and one that is taken away is clean", () => {
    const after = textsOfPrompts([{ question: "my_isekai", answer: "Menuda mierda" }]);
    expect(listedWordChanges(before, after)).toEqual({ found: ["prompt:my_isekai"], clean: ["prompt:made_me_cry"] });
    expect(listedWordChanges(before, before)).toEqual({ found: [], clean: ["prompt:my_isekai"] });
  });
});
