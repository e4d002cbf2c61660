import postcss, { type Declaration } from "postcss";
import type { Use } from "./compatibility.ts";

/** Functions of values, by the type whose entry has them. */
const TYPES_WITH_FUNCTIONS = [
  "color",
  "gradient",
  "image",
  "easing-function",
  "filter-function",
  "transform-function",
  "basic-shape",
];

/** Paths of features in the compatibility data that a style sheet may use. Some have no entry there. */
export function styleUses(css: string): Use[] {
  const uses: Use[] = [];
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (!isPrefixedAlso(declaration)) uses.push(...declarationUses(declaration.prop, declaration.value));
  });
  root.walkAtRules(({ name, params }) => {
    uses.push([["css", "at-rules", name]]);
    for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)/g)) uses.push([["css", "at-rules", name, feature]]);
    if (name === "media" && /[<>]/.test(params)) uses.push([["css", "at-rules", "media", "range_syntax"]]);
  });
  root.walkRules(({ selector }) => {
    for (const [, name = ""] of selector.replace(/\\./g, "").matchAll(/::?([a-z-]+)/g))
      uses.push([["css", "selectors", name]]);
  });
  return uses;
}

/** Of one declaration: the property, its keywords and functions. */
export function declarationUses(property: string, value: string): Use[] {
  const functions = [...value.matchAll(/([a-z][a-z0-9-]*)\(/gi)].map(([, name = ""]) => name);
  const words = value.replace(/"[^"]*"|'[^']*'/g, "").match(/[a-z][a-z0-9-]*/gi) ?? [];
  const units = [...value.matchAll(/\d(dvh|dvw|svh|svw|lvh|lvw|cqw|cqh|cqi|cqb|lh|rlh|cap|ic)\b/g)].map(
    ([, unit = ""]) => unit,
  );
  return [
    ...(property.startsWith("--") ? [] : [[["css", "properties", property]]]),
    ...words.map((word) => [["css", "properties", property, word]]),
    ...functions.map((name) => [
      ["css", "types", name],
      ...TYPES_WITH_FUNCTIONS.map((type) => ["css", "types", type, name]),
    ]),
    ...units.map((unit) => [["css", "types", "length", unit]]),
  ];
}

/** The build has added the form with a prefix beside it. */
function isPrefixedAlso({ prop, parent }: Declaration): boolean {
  return parent?.some((node) => node.type === "decl" && node.prop === `-webkit-${prop}`) ?? false;
}
