import { contract } from "@nakamatch/contract/contract";
import fc, { type Arbitrary } from "fast-check";
import { z } from "zod";
import type { Endpoint } from "../http-app.ts";

/** Returns the contract's schema of an endpoint's input; undefined without input. */
export function inputOf({ area, key }: Pick<Endpoint, "area" | "key">): z.ZodType | undefined {
  const areas = contract as unknown as Record<string, Record<string, { "~orpc": { inputSchema?: z.ZodType } }>>;
  return areas[area]?.[key]?.["~orpc"].inputSchema;
}

/** The subset of JSON Schema used by the contract's inputs. */
interface Schema {
  type?: "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
}

const NIL = "00000000-0000-0000-0000-000000000000";

/** Texts known to break servers. */
const TRAPS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202eevil\u2066",
  "ﬀ İı ß",
  "👩‍👩‍👧‍👦",
  "'; drop table profiles; --",
  "' or '1'='1",
  "%_\\",
  "$1",
  "{a,b}",
  "../../etc/passwd",
  "%2e%2e%2f",
  "null",
  "undefined",
  "NaN",
  "-0",
  "1e400",
  "2147483648",
  "9223372036854775808",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "x".repeat(6000),
  NIL,
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

/** Values of unexpected types. */
const WRONG_KINDS = [null, true, -1, 0.5, 1e308, 2 ** 53, [], [[]], {}, { length: 1 }, [null]];

/**
 * Generates inputs for a schema of the contract. Most are valid except in one or two places, which have a trap, a value
 * of another type, any `id`, or nothing.
 */
export function hostileInputs(schema: z.ZodType | undefined, ids: readonly string[]): Arbitrary<unknown> {
  if (schema === undefined) return fc.constantFrom<unknown>(undefined, {}, ...WRONG_KINDS);
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
  const hostile = fc.oneof(fc.constantFrom(...TRAPS), fc.constantFrom<unknown>(...ids, ...WRONG_KINDS));
  const part = (of: Schema): Arbitrary<unknown> =>
    fc.oneof({ weight: 5, arbitrary: fitting(of) }, { weight: 1, arbitrary: hostile });

  function fitting(of: Schema): Arbitrary<unknown> {
    if (of.const !== undefined) return fc.constant(of.const);
    if (of.enum) return fc.constantFrom(...of.enum);
    const choices = of.anyOf ?? of.oneOf;
    if (choices) return fc.oneof(...choices.map(fitting));
    if (of.allOf) return fitting(Object.assign({}, ...of.allOf));
    if (of.type === "string") return textFor(of, ids);
    if (of.type === "integer" || of.type === "number") return numberFor(of);
    if (of.type === "boolean") return fc.boolean();
    if (of.type === "null") return fc.constant(null);
    if (of.type === "array") return listFor(of);
    if (of.properties) return objectFor(of.properties);
    return hostile;
  }

  function listFor({ prefixItems, items = {}, minItems = 0, maxItems = 10 }: Schema): Arbitrary<unknown> {
    if (prefixItems) return fc.tuple(...prefixItems.map(part));
    return fc.array(part(items), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
  }

  function objectFor(properties: Record<string, Schema>): Arbitrary<unknown> {
    const whole = fc.record(Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, part(value)])));
    const withLess = fc
      .tuple(whole, fc.constantFrom(...Object.keys(properties)))
      .map(([all, left]) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== left)));
    const withMore = whole.map((all) => ({ ...all, isModerator: true, userId: ids[0], is_moderator: true }));
    return fc.oneof({ weight: 6, arbitrary: whole }, withLess, withMore);
  }

  return fc.oneof({ weight: 10, arbitrary: fitting(described) }, hostile);
}

function textFor(
  { format, pattern, minLength = 0, maxLength = 40 }: Schema,
  ids: readonly string[],
): Arbitrary<string> {
  if (format === "uuid") {
    const spelled = fc.constantFrom(...ids).chain((id) => fc.constantFrom(id, id.toUpperCase()));
    return fc.oneof({ weight: 4, arbitrary: spelled }, fc.constant(NIL), fc.uuid());
  }
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 30) };
  const text = fc.oneof(fc.string({ ...length, unit: "grapheme" }), fc.string({ ...length, unit: "binary" }));
  return pattern === undefined ? text : fc.oneof(fc.stringMatching(new RegExp(pattern)), text);
}

function numberFor({ type, minimum = -1000, maximum = 2 ** 31 }: Schema): Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31)];
  const number = type === "integer" ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(number, number.map(String));
}
