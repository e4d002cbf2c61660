import { expect, it } from "vitest";
import { foldForSearch, romajiKey, squash, titleKey } from "./fold.ts";

it.each([
  ["POKÉMON", "pokemon"],
  ["L’Attaque  des\tTitans ", "l'attaque des titans"],
  ["ＮＡＲＵＴＯ！", "naruto!"],
  ["ナルト", "なると"],
  ["ｶﾞﾝﾀﾞﾑ", "がんだむ"],
  ["ÆON FLUX", "aeon flux"],
  ["Smørrebrød", "smorrebrod"],
  ["Großstadt", "grossstadt"],
  ["İstanbul", "istanbul"],
  ["Żółw", "zolw"],
  ["Let´s Go", "let's go"],
  ["ТЕТРИС", "тетрис"],
  ["ΟΔΎΣΣΕΙΑ", "οδυσσεια"],
  ["기생충", "기생충"],
  // Letters that are not a plain one with an accent.
  ["ßæœøđðħıłþə", "ssaeoeoddhilthe"],
  ["’‘`´", "''''"],
  ["“”–—", `""--`],
])("INTEREST-07 %j is searched as %j", (title, folded) => {
  expect(foldForSearch(title)).toBe(folded);
});

it("keeps the marks that tell Japanese letters apart", () => {
  expect(foldForSearch("ガ")).not.toBe(foldForSearch("カ"));
});

it("squashes to letters and digits of any script", () => {
  expect(squash("spider-man: no way home (2021)")).toBe("spidermannowayhome2021");
  expect(squash("君の名は。")).toBe("君の名は");
  expect(squash("%!?")).toBe("");
});

it.each([
  ["Spider-Man", "SPIDER MAN"],
  ["Let's Go!", "Lets Go"],
  ["Final Fantasy VII", "Final Fantasy 7"],
  ["Rocky III", "rocky 3"],
  ["II III IV VI VII VIII IX", "2 3 4 6 7 8 9"],
  ["XI XII XIII XIV XV XVI", "11 12 13 14 15 16"],
  ["Hunter × Hunter", "Hunter x Hunter"],
  ["Pride & Prejudice", "Pride and Prejudice"],
  ["進撃の巨人！", "進撃の巨人"],
])("%j and %j have one key", (one, other) => {
  expect(titleKey(one)).toBe(titleKey(other));
});

it.each([
  ["Mega Man X", "Mega Man 10"],
  ["GTA V", "GTA IV"],
  ["Portal", "Portal 2"],
  ["Malcolm X", "Malcolm XI"],
  ["カ", "ガ"],
])("%j and %j have keys of their own", (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other));
});

it.each([
  ["Yuu Yuu Hakusho", "Yu Yu Hakusho"],
  ["Shippuuden", "Shippuden"],
  ["Toukyou Guuru", "Tokyo Guru"],
  ["Oniisan", "Onisan"],
  ["Oneesan", "Onesan"],
  ["Okaasan", "Okasan"],
  ["Ohji", "Oji"],
  ["Toono", "Tono"],
  ["Kaze wo Atsumete", "Kaze o Atsumete"],
])("%j and %j are two romanizations of one title", (one, other) => {
  expect(romajiKey(titleKey(one))).toBe(romajiKey(titleKey(other)));
});
