import { parse } from "@babel/parser";

/** Babel's. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** Ancestors nearest first. */
export interface SyntaxPath {
  readonly node: SyntaxNode;
  readonly ancestors: readonly SyntaxNode[];
}

/** All but types, parents first. */
export function nodesOf(path: string, text: string): SyntaxPath[] {
  const plugins = path.endsWith("x") ? (["typescript", "jsx"] as const) : (["typescript"] as const);
  const { program } = parse(text, { sourceType: "module", plugins: [...plugins] });
  const paths: SyntaxPath[] = [];
  visit(program as unknown as SyntaxNode, [], paths);
  return paths;
}

/** Such as `log.error`; empty if more involved. */
export function calleeOf(node: SyntaxNode): string {
  return (node.type === "CallExpression" || node.type === "NewExpression") && isNode(node.callee)
    ? nameOf(node.callee)
    : "";
}

/** `a.b.c` */
export function nameOf(node: SyntaxNode): string {
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return String(node.name);
  if (node.type === "ThisExpression") return "this";
  if (node.type !== "MemberExpression" && node.type !== "OptionalMemberExpression") return "";
  return isNode(node.object) && isNode(node.property) ? `${nameOf(node.object)}.${nameOf(node.property)}` : "";
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function isTypeOnly(node: SyntaxNode): boolean {
  if (node.importKind === "type" || node.exportKind === "type" || node.declare === true) return true;
  // `value as Type` contains code.
  return /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression)/.test(node.type);
}

function visit(node: SyntaxNode, ancestors: readonly SyntaxNode[], paths: SyntaxPath[]): void {
  if (isTypeOnly(node)) return;
  paths.push({ node, ancestors });
  const around = [node, ...ancestors];
  for (const [property, value] of Object.entries(node)) {
    if (property === "loc" || property.endsWith("Comments") || property === "extra") continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, around, paths);
  }
}
