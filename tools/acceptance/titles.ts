import { parseSync } from "@swc/core";

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
const NOT_RUN = new Set(["skip", "todo", "fixme"]);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Titles of tests, groups and steps: `test("…")`, `it.each(…)("…")`, `test.step("…")`. Of templates the fixed parts.
 */
export function readTitles(path: string, text: string): string[] {
  const titles: string[] = [];
  visit(parseSync(text, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2024" }), (node) => {
    if (node.type !== "CallExpression" || !isTestFunction(node.callee)) return;
    const [first] = node.arguments as { expression: Node }[];
    const title = first === undefined ? undefined : literalText(first.expression);
    if (title !== undefined) titles.push(title);
  });
  return titles;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
  } else if (typeof value === "object" && value !== null) {
    if (isNode(value)) see(value);
    for (const item of Object.values(value)) visit(item, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** `test`, `test.step`, `it.each(…)`, `` it.each`…` ``. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  switch (callee.type) {
    case "Identifier":
      return TEST_FUNCTIONS.has(String(callee.value));
    case "MemberExpression": {
      const property = callee.property;
      return !(isNode(property) && NOT_RUN.has(String(property.value))) && isTestFunction(callee.object);
    }
    case "CallExpression":
      return isTestFunction(callee.callee);
    case "TaggedTemplateExpression":
      return isTestFunction(callee.tag);
    default:
      return false;
  }
}

function literalText(node: Node): string | undefined {
  if (node.type === "StringLiteral") return String(node.value);
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node.quasis as { cooked?: string; raw: string }[];
  return parts.map((part) => part.cooked ?? part.raw).join("…");
}
