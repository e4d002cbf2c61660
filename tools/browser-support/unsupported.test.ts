import { expect, test } from "vitest";
import { type Accepted, unsupportedUses } from "./unsupported.ts";

const DECLARED = { chrome: "119", firefox: "115", safari: "16.4" };
const NOTHING: Accepted = { ownNames: [], uses: [] };

function problemsOf(name: string, text: string, accepted = NOTHING): string[] {
  return unsupportedUses([{ name, text }], { declared: DECLARED, accepted, isFile: (path) => path === "a.test.ts" });
}

test.each([
  ["a property", "a.css", ".a{field-sizing:content}"],
  ["a keyword", "a.css", ".a{text-wrap:balance}"],
  ["a function", "a.css", ":root{--paper:light-dark(red,blue)}"],
  ["a unit", "a.css", ".a{min-height:1lh}"],
  ["a selector", "a.css", "label:has(input){color:red}"],
  ["an at-rule", "a.css", "@starting-style{.a{opacity:0}}"],
  ["a media feature", "a.css", "@media (scripting:none){.a{color:red}}"],
  ["a global name", "a.js", "new WebTransport('/a')"],
  ["a static function", "a.js", "const a=Promise.withResolvers()"],
  ["one of a known object", "a.js", "new Intl.Segmenter"],
  ["one of a window's object", "a.js", "window.navigator?.connection"],
  ["a method of any object", "a.js", "export const a=b=>b.checkVisibility()"],
  ["a taken out method", "a.js", "export const a=({checkVisibility:b})=>b()"],
  ["an event", "a.js", "export const a=b=>b.addEventListener(`scrollend`,c)"],
  ["an attribute", "a.js", "(0,r.jsx)(`div`,{popover:`auto`})"],
  ["a style in a script", "a.js", "(0,r.jsx)(`div`,{style:{fieldSizing:`content`}})"],
  ["a flag", "a.js", "/[a--b]/v.test(c)"],
])("%s that a declared browser lacks is found", (_, name, text) => {
  expect(problemsOf(name, text)).not.toEqual([]);
});

test.each([
  ["what all of them have", "a.css", ".a{color:oklch(0.5 0.1 20)}@media (min-width:40rem){.a:is(b,c){inset:0}}"],
  ["what has a prefix beside it", "a.css", ".a{-webkit-user-select:none;user-select:none}"],
  ["what another type of object has too", "a.js", "export const a=b=>b.map(String).filter(Boolean)"],
  ["a local variable", "a.js", "const navigation={a:1};export const a=navigation.a"],
  ["an escaped name of a class", "a.css", ".\\[\\&\\:has\\(a\\)\\]{color:red}"],
])("%s is not", (_, name, text) => {
  expect(problemsOf(name, text)).toEqual([]);
});

test("an accepted use has a test, is used and lacking somewhere", () => {
  const script = "export const a=b=>b.checkVisibility?.()";
  const accept = (features: string[], test?: string): Accepted => ({
    ownNames: [],
    uses: [{ features, without: "Something else.", ...(test && { test }) }],
  });
  expect(problemsOf("a.js", script, accept(["api.Element.checkVisibility"], "a.test.ts"))).toEqual([]);
  expect(problemsOf("a.js", script, { ownNames: ["checkVisibility"], uses: [] })).toEqual([]);
  expect(problemsOf("a.js", script, accept(["api.Element.checkVisibility"]))).toEqual([
    "api.Element.checkVisibility has no test",
  ]);
  expect(problemsOf("a.js", script, accept(["api.Element.checkVisibility"], "gone.test.ts"))).toEqual([
    "gone.test.ts shall prove a fallback, but is no file",
  ]);
  expect(problemsOf("a.js", "", accept(["api.Element.checkVisibility"], "a.test.ts"))).toEqual([
    "api.Element.checkVisibility is accepted, but not used or supported by now",
  ]);
});
