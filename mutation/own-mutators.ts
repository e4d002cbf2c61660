import type { Mutant } from "./mutant.ts";
import { calleeOf, isNode, nameOf, type SyntaxNode, type SyntaxPath } from "./syntax.ts";

type Replacement = Omit<Mutant, "path">;

/** What StrykerJS lacks: numbers, JSX attributes, SQL. */
export function ownReplacements({ node, ancestors }: SyntaxPath, text: string): Replacement[] {
  if (node.type === "NumericLiteral") return figure(node, ancestors[0], text);
  if (node.type === "JSXAttribute") return attribute(node);
  if (node.type === "TemplateElement")
    return isSql(ancestors) ? sqlFaults(node.start, text.slice(node.start, node.end)) : [];
  if (node.type === "StringLiteral")
    return isSql([node]) ? sqlFaults(node.start, text.slice(node.start, node.end)) : [];
  return condition(node, text);
}

/** Tagged as SQL, or beginning like a statement. */
export function isSql([literal, around]: readonly SyntaxNode[]): boolean {
  if (literal === undefined) return false;
  if (literal.type === "StringLiteral") return SQL_START.test(String(literal.value));
  if (literal.type !== "TemplateLiteral") return false;
  if (around?.type === "TaggedTemplateExpression") return isNode(around.tag) && nameOf(around.tag) === "sql";
  const [first] = Array.isArray(literal.quasis) ? literal.quasis : [];
  return isNode(first) && SQL_START.test(String((first.value as { raw?: string } | undefined)?.raw));
}

const SQL_START = /^\s*(select|insert into|update \S+ set|delete from|with \w+ as)\b/i;

/** One higher; a large number is doubled. */
function figure(node: SyntaxNode, parent: SyntaxNode | undefined, text: string): Replacement[] {
  // Keys are names.
  if (parent?.type === "ObjectProperty" && parent.key === node) return [];
  const value = Number(node.value);
  const replacement = value <= 10 ? String(value + 1) : String(value * 2);
  if (text.slice(node.start - 1, node.start) === "-") return [];
  return [{ start: node.start, end: node.end, replacement, mutator: "Figure" }];
}

/** Looks, and what React needs. */
const LOOKS =
  /^(className|class|style|key|ref|size|width|height|viewBox|fill|stroke|d|x|y|cx|cy|r|rx|transform|points|opacity|gap)$|^stroke|Class(Name)?$/;

function attribute(node: SyntaxNode): Replacement[] {
  const name = isNode(node.name) ? nameOf(node.name) : "";
  if (LOOKS.test(name)) return [];
  return [{ start: node.start, end: node.end, replacement: "", mutator: "Attribute" }];
}

/** `and(a, b, c)` without one condition. */
function condition(node: SyntaxNode, text: string): Replacement[] {
  const called = calleeOf(node);
  const conditions = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
  if ((called !== "and" && called !== "or") || conditions.length < 2) return [];
  return conditions.map((_, index) => {
    const kept = conditions.filter((_kept, other) => other !== index).map(({ start, end }) => text.slice(start, end));
    return { start: node.start, end: node.end, replacement: `${called}(${kept.join(", ")})`, mutator: "Condition" };
  });
}

const SQL_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/(?<= )<(?= )/g, "<="],
  [/(?<= )<=(?= )/g, "<"],
  [/(?<= )>(?= )/g, ">="],
  [/(?<= )>=(?= )/g, ">"],
  [/(?<= )=(?= )/g, "<>"],
  [/(?<= )<>(?= )/g, "="],
  [/\band\b/gi, "or"],
  [/\bor\b/gi, "and"],
  [/\bis not null\b/gi, "is null"],
  [/\bis null\b/gi, "is not null"],
  [/\bnot(?= (exists|in|\())/gi, ""],
  [/(?<!not )\bexists(?= ?\()/gi, "not exists"],
  [/\bdesc\b/gi, "asc"],
  [/\bleast\b/gi, "greatest"],
  [/\bgreatest\b/gi, "least"],
  [/\bunion all\b/gi, "intersect"],
  [/\bdistinct\b(?! (on|from))/gi, ""],
  [/\bleft join\b/gi, "join"],
  [/\bfor (no key )?update\b( skip locked)?/gi, ""],
  [/\bdo nothing\b/gi, "do update set id = excluded.id"],
  [/\btrue\b/gi, "false"],
  [/\bfalse\b/gi, "true"],
];

export function sqlFaults(offset: number, sql: string): Replacement[] {
  return SQL_FAULTS.flatMap(([pattern, replacement]) =>
    [...sql.matchAll(pattern)].flatMap(({ index, 0: found }) => {
      // `between a and b` has no `or`.
      if (/^and$/i.test(found) && /\bbetween\s+[^()]*$/i.test(sql.slice(0, index))) return [];
      const start = offset + index;
      return [{ start, end: start + found.length, replacement, mutator: "Sql" }];
    }),
  );
}
