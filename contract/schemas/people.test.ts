import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../contract.ts";
import { personId } from "./people.ts";

const UPPER = "ABCDEF01-2345-4678-9ABC-DEF012345678";

test("a person's id is lower-cased, and described as a UUID", () => {
  expect(personId.parse(UPPER)).toBe(UPPER.toLowerCase());
  expect(personId.safeParse("me").success).toBe(false);
  expect(z.toJSONSchema(personId)).toMatchObject({ type: "string", format: "uuid" });
});

test("every endpoint that takes a person takes this id", () => {
  const takers = Object.values(contract)
    .flatMap((procedures) => Object.values(procedures))
    .map((procedure) => procedure["~orpc"].inputSchema)
    .filter((schema) => schema instanceof z.ZodObject)
    .flatMap(({ shape }) => (shape.personId ? [shape.personId] : []));
  expect(takers.length).toBeGreaterThan(2);
  for (const taken of takers) expect(taken instanceof z.ZodOptional ? taken.unwrap() : taken).toBe(personId);
});
