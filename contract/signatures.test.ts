import type { AnySchema } from "@orpc/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";

type Json = z.core.JSONSchema.JSONSchema;

const WIDTH = 120;

/** JSON Schema; comments hold what it cannot say: coercion, trimming and lower-casing. */
function toJson(schema: z.ZodType, io: "input" | "output"): Json {
  const override: z.core.ToJSONSchemaParams["override"] = ({ zodSchema, jsonSchema }) => {
    const { type, coerce, checks = [] } = zodSchema._zod.def as z.core.$ZodTypeDef & { coerce?: boolean };
    const own = checks.map(({ _zod }) => ({ overwrite: "normalized", custom: "with a check" })[_zod.def.check]);
    const marks = [io === "input" && coerce && "or text", ...own].filter(Boolean);
    if (marks.length > 0) jsonSchema.$comment = marks.join(", ");
    if (type === "void") jsonSchema.format = "nothing";
  };
  return z.toJSONSchema(schema, { io, unrepresentable: "any", override });
}

/** ` 1..39`, or empty. */
function range(min: number | undefined, max: number | undefined): string {
  const [low, high] = [min, max].map((bound) => (Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER ? bound : ""));
  return low === "" && high === "" ? "" : ` ${low}..${high}`;
}

function typeOf(schema: Json, indent = ""): string {
  const { type, format, pattern, anyOf, oneOf, prefixItems } = schema;
  const inner = (each: unknown) => typeOf(each as Json, indent);
  const mark = schema.$comment === undefined ? "" : ` (${schema.$comment})`;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(type)) return type.map((each) => inner({ ...schema, type: each })).join(" | ");
  if (anyOf || oneOf) return (anyOf ?? oneOf ?? []).map(inner).join(" | ");
  if (type === "object") return objectOf(schema, indent);
  if (prefixItems) return `[${prefixItems.map(inner).join(", ")}]`;
  if (type === "array") return `(${inner(schema.items)})[]${range(schema.minItems, schema.maxItems)}${mark}`;
  if (type === "integer" || type === "number") {
    const above = schema.exclusiveMinimum === undefined ? undefined : Number(schema.exclusiveMinimum) + 1;
    return `${type}${range(schema.minimum ?? above, schema.maximum)}${mark}`;
  }
  const kind = format ?? (pattern === undefined ? type : `/${pattern}/`) ?? "anything";
  return `${kind}${range(schema.minLength, schema.maxLength)}${mark}`;
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames }: Json,
  indent: string,
): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties).map(([name, property]) => {
    const field = property as Json;
    const standard = field.default === undefined ? "" : ` = ${JSON.stringify(field.default)}`;
    return `${name}${required.includes(name) ? "" : "?"}: ${typeOf(field, deeper)}${standard}`;
  });
  if (additionalProperties)
    fields.push(`[${typeOf((propertyNames ?? {}) as Json)}]: ${typeOf(additionalProperties as Json, deeper)}`);
  const line = `{ ${fields.join(", ")} }`;
  if (indent.length + line.length <= WIDTH && !line.includes("\n")) return line;
  const filled: string[] = [];
  for (const field of fields) {
    const joined = `${filled.at(-1)}, ${field}`;
    if (filled.length === 0 || joined.includes("\n") || deeper.length + joined.length > WIDTH) filled.push(field);
    else filled.splice(-1, 1, joined);
  }
  return `{\n${filled.map((each) => `${deeper}${each}\n`).join("")}${indent}}`;
}

test("each endpoint takes and answers the fields and bounds of signatures.txt, and nothing else", async () => {
  const signatures = Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const { inputSchema, outputSchema } = endpoint["~orpc"] as { inputSchema?: AnySchema; outputSchema: AnySchema };
      const [input, output] = [inputSchema, outputSchema] as unknown as [z.ZodType | undefined, z.ZodType];
      const begin = `${area}.${name}(${input ? typeOf(toJson(input, "input")) : ""}):`;
      const answer = typeOf(toJson(output, "output"));
      const isOver = !/\n/.test(begin + answer) && begin.length + answer.length >= WIDTH;
      return `${begin}${isOver ? "\n  " : " "}${answer}\n`;
    }),
  );
  await expect(signatures.sort().join("")).toMatchFileSnapshot("signatures.txt");
});
