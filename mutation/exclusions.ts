import { isTest } from "../tools/repository.ts";
import { isSql } from "./own-mutators.ts";
import { calleeOf, isNode, nameOf, type SyntaxNode, type SyntaxPath } from "./syntax.ts";

/** See docs/contributing.md, "Faults on purpose". */
const EXCLUDED_FILES: readonly RegExp[] = [
  /(^|\/)(bench|testing|material|art|locales|migrations)\//,
  /(^|[/-])testing\.tsx?$/,
  /^server\/seed\//,
  /^web\/ui\/(avatar-pattern|halftone|seed|speed-lines)\.tsx?$/,
  /^contract\/vocabulary\/fallback-places\.ts$/,
  /\.config\.ts$|\.d\.ts$/,
];

/** Product code without tests, data and drawings. */
export function isMutated(path: string): boolean {
  return (
    /^(domain|contract|ranking|server|web)\/.*\.tsx?$/.test(path) &&
    !isTest(path) &&
    !EXCLUDED_FILES.some((pattern) => pattern.test(path))
  );
}

const LOG_CALL = /(^|\.)(log|logger|console)\.(trace|debug|info|warn|error|fatal|log)$|^createOutage$/;
const HOOK = /^use(Effect|LayoutEffect|Memo|Callback)$/;
const ERROR_CLASS = /(Error|Refusal)$|^Failure$/;
const STYLE_ATTRIBUTE = /^(className|class|style)$|Class(Name)?$/;
/** Only in the API's description. */
const DESCRIPTION_KEY = /^(summary|description|tags|title|example|examples|operationId)$/;
/** `flex`, `hover:bg-wash`, `[&_svg]:size-4`, `w-1/2`. */
const CLASS_WORD = /^-?[a-z[@*][\w:[\]&>~.,()%#/='"*+^$|@!-]*$/;
const LONE_CLASS =
  /^(?:[a-z-]+:)*-?(text|bg|border|rounded|flex|grid|items|justify|gap|size|[wh]|min|max|[pm][xytrbl]?|inset|top|left|right|bottom|shrink|grow|font|leading|tracking|shadow|ring|opacity|animate|motion|translate|rotate|scale|z|order|col|row|space|divide|outline|overflow|whitespace|break|aspect|object|fill|stroke|cursor|self|place|content|line|halftone|panel)-[\w[\]./%()#,-]+$/;

/** Undefined if the node may get a fault. */
export function exclusionOf({ node, ancestors }: SyntaxPath, path: string): string | undefined {
  const around = [node, ...ancestors];
  for (const [index, ancestor] of around.entries()) {
    const called = calleeOf(ancestor);
    if (LOG_CALL.test(called)) return "log";
    if (ERROR_CLASS.test(called) && isText(node) && /\s/.test(textOf(node))) return "text for the log";
    if (ancestor.type === "JSXAttribute" && isNode(ancestor.name) && STYLE_ATTRIBUTE.test(nameOf(ancestor.name))) {
      return "looks";
    }
    if (called === "cx") return "looks";
    if (called.endsWith(".describe") || called.endsWith(".meta")) return index === 0 ? undefined : "API description";
    if (path.startsWith("contract/") && ancestor.type === "ObjectProperty" && isNode(ancestor.key)) {
      if (DESCRIPTION_KEY.test(nameOf(ancestor.key))) return "API description";
    }
  }
  if (isNoDependency(node, ancestors)) return "a fixed value in its place is as constant as none";
  if (isColumnNamedAsProperty(node, ancestors)) return "the name that the column has anyway";
  if (isText(node) && isClassNames(textOf(node))) return "looks";
  return undefined;
}

function isText(node: SyntaxNode): boolean {
  return node.type === "StringLiteral" || node.type === "TemplateLiteral" || node.type === "TemplateElement";
}

/** `useEffect(…, [])` */
function isNoDependency(node: SyntaxNode, [call]: readonly SyntaxNode[]): boolean {
  if (node.type !== "ArrayExpression" || !call || !HOOK.test(calleeOf(call))) return false;
  return (node.elements as unknown[]).length === 0 && (call.arguments as unknown[])[1] === node;
}

/** `email: text("email")`: the property's name is the default. */
function isColumnNamedAsProperty(node: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  const property = ancestors.find(({ type }) => type !== "CallExpression" && type !== "MemberExpression");
  if (node.type !== "StringLiteral" || property?.type !== "ObjectProperty" || !isNode(property.key)) return false;
  const [call] = ancestors;
  const isName = call?.type === "CallExpression" && Array.isArray(call.arguments) && call.arguments[0] === node;
  return isName && nameOf(property.key) === node.value;
}

function textOf(node: SyntaxNode): string {
  if (node.type === "StringLiteral") return String(node.value);
  if (node.type === "TemplateElement") return (node.value as { raw: string }).raw;
  return Array.isArray(node.quasis) ? node.quasis.filter(isNode).map(textOf).join("") : "";
}

function isClassNames(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length === 1) return LONE_CLASS.test(text);
  return words.every((word) => CLASS_WORD.test(word)) && words.some((word) => LONE_CLASS.test(word));
}

/** An empty SQL statement proves little: only its parts are changed. */
export function isWholeSql({ node, ancestors }: SyntaxPath): boolean {
  return isSql([node, ...ancestors]);
}
