import type { Identifier } from "@mdn/browser-compat-data";
import { parseSync } from "@swc/core";
import { type Declared, entryAt, lackingIn, type Use } from "./compatibility.ts";
import { declarationUses } from "./style-uses.ts";

/** A node of swc's tree. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What a script names, which the compatibility data may know. Local variables are none of it. */
interface Names {
  /** Global names, and what is read of them: `Promise.withResolvers`. */
  readonly globals: Set<string>;
  /** Members of any object: `checkVisibility`. */
  readonly members: Set<string>;
  /** Texts handed to functions, as names of events are. */
  readonly texts: Set<string>;
  /** Attributes of elements: `["div", "popover"]`. */
  readonly attributes: [string, string][];
  readonly styles: [string, string][];
  readonly flags: Set<string>;
}

/** What a script uses of the platform: global names, members, events, attributes and styles of elements. */
export function scriptUses(script: string, { members, events }: Index): Use[] {
  const names: Names = {
    globals: new Set(),
    members: new Set(),
    texts: new Set(),
    attributes: [],
    styles: [],
    flags: new Set(),
  };
  read(parseSync(script, { syntax: "ecmascript", target: "esnext" }), names);
  return [
    ...[...names.globals].flatMap((name) => globalUses(name, members)),
    ...[...names.members].map((name) => members.get(name) ?? []),
    ...[...names.texts].map((name) => events.get(name) ?? []),
    ...names.attributes.map(([element, attribute]) => [
      ["html", "elements", element, attribute],
      ["html", "global_attributes", attribute],
    ]),
    ...names.styles.flatMap(([property, value]) => declarationUses(property, value)),
    ...(names.flags.has("v") ? [[["javascript", "builtins", "RegExp", "unicodeSets"]]] : []),
  ];
}

/** Objects that are there once, and their interfaces. */
const SINGLE: Readonly<Record<string, string>> = {
  window: "Window",
  self: "Window",
  globalThis: "Window",
  document: "Document",
  navigator: "Navigator",
  history: "History",
  location: "Location",
  screen: "Screen",
  performance: "Performance",
  crypto: "Crypto",
  localStorage: "Storage",
  sessionStorage: "Storage",
  caches: "CacheStorage",
  indexedDB: "IDBFactory",
};
const WINDOW = new Set(["window", "self", "globalThis"]);

function globalUses(name: string, members: Index["members"]): Use[] {
  const [object = "", member, ...rest] = name.split(".");
  if (member === undefined)
    return [
      [
        ["api", object],
        ["api", "Window", object],
        ["javascript", "builtins", object],
      ],
    ];
  if (WINDOW.has(object)) return globalUses([member, ...rest].join("."), members);
  const uses = [
    ...globalUses(object, members),
    [
      ["api", SINGLE[object] ?? object, member],
      ["api", object, `${member}_static`],
      ["javascript", "builtins", object, member],
    ],
  ];
  for (const further of rest) uses.push(members.get(further) ?? []);
  return uses;
}

/** Features by a member's or event's name. Objects of interfaces that the declared browsers lack altogether are never there. */
export interface Index {
  readonly members: ReadonlyMap<string, Use>;
  readonly events: ReadonlyMap<string, Use>;
}

export function indexFor(declared: Declared): Index {
  const index = { members: new Map<string, string[][]>(), events: new Map<string, string[][]>() };
  for (const top of [["api"], ["javascript", "builtins"]]) {
    for (const [owner, members] of Object.entries(entryAt(top) ?? {})) {
      if (lackingIn(members as Identifier, declared).length > 0) continue;
      for (const key of Object.keys(members as object)) {
        const [, name = "", kind] = /^([a-z]+)(?:_(event|static))?$/i.exec(key) ?? [];
        if (name === "" || name === owner || kind === "static" || isStatic(owner, name)) continue;
        const features = kind === "event" ? index.events : index.members;
        features.set(name, [...(features.get(name) ?? []), [...top, owner, key]]);
      }
    }
  }
  return index;
}

/** The data about the language does not tell; this Node does. */
function isStatic(owner: string, name: string): boolean {
  const builtIn = (globalThis as Record<string, unknown>)[owner];
  return typeof builtIn === "function" && name in builtIn && !(name in ((builtIn.prototype as object) ?? {}));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function read(value: unknown, names: Names): void {
  if (Array.isArray(value)) for (const each of value) read(each, names);
  else if (typeof value === "object" && value !== null) {
    if (isNode(value)) note(value, names);
    for (const key in value) if (key !== "span") read((value as Record<string, unknown>)[key], names);
  }
}

function note(node: Node, names: Names): void {
  switch (node.type) {
    case "Identifier":
      if (isGlobal(node)) names.globals.add(String(node.value));
      break;
    case "MemberExpression": {
      const member = keyOf(node.property);
      if (member === undefined) break;
      const path = pathOf(node);
      if (path === undefined) names.members.add(member);
      else names.globals.add(path);
      break;
    }
    case "KeyValuePatternProperty":
    case "AssignmentPatternProperty": {
      const key = keyOf(node.key);
      if (key !== undefined) names.members.add(key);
      break;
    }
    case "RegExpLiteral":
      for (const flag of String(node.flags)) names.flags.add(flag);
      break;
    case "CallExpression":
      noteCall(node, names);
  }
}

function noteCall(node: Node, names: Names): void {
  const given = (node.arguments as { expression: Node }[]).map(({ expression }) => expression);
  const texts = given.map(textOf);
  for (const text of texts) if (text !== undefined) names.texts.add(text);
  const [element] = texts;
  const [, attributes] = given;
  if (element === undefined || attributes?.type !== "ObjectExpression") return;
  for (const { key, value } of entriesOf(attributes)) {
    names.attributes.push([element, key.toLowerCase()]);
    if (/^on[A-Z]/.test(key)) names.texts.add(key.slice(2).toLowerCase());
    if (key === "style" && value.type === "ObjectExpression") {
      for (const style of entriesOf(value)) names.styles.push([inCss(style.key), textOf(style.value) ?? ""]);
    }
  }
}

const inCss = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function entriesOf(object: Node): { key: string; value: Node }[] {
  return (object.properties as Node[]).flatMap((property) => {
    const key = property.type === "KeyValueProperty" ? keyOf(property.key) : undefined;
    return key === undefined ? [] : [{ key, value: property.value as Node }];
  });
}

function keyOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  if (key.type === "Computed") return textOf(key.expression);
  return key.type === "Identifier" ? String(key.value) : textOf(key);
}

/** The value of a text, which minified code also writes as a template. */
function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "StringLiteral") return String(value.value);
  const { quasis, expressions } = value as { quasis?: { cooked: string }[]; expressions?: unknown[] };
  return value.type === "TemplateLiteral" && expressions?.length === 0 ? quasis?.[0]?.cooked : undefined;
}

/** swc numbers scopes: 1 holds the names that the file does not declare. */
function isGlobal(node: Node): boolean {
  return node.ctxt === 1;
}

/** `navigator.storage.persist` of a chain that begins with a global name. */
function pathOf(node: Node): string | undefined {
  if (node.type === "Identifier") return isGlobal(node) ? String(node.value) : undefined;
  if (node.type === "ParenthesisExpression") return pathOf(node.expression as Node);
  if (node.type === "OptionalChainingExpression") return pathOf(node.base as Node);
  if (node.type !== "MemberExpression") return undefined;
  const [object, member] = [pathOf(node.object as Node), keyOf(node.property)];
  return object === undefined || member === undefined ? undefined : `${object}.${member}`;
}
