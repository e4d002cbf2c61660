import { isContractProcedure } from "@orpc/contract";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contract } from "./contract.ts";
import { FIXED_PATHS } from "./vocabulary/fixed-paths.ts";

const SEGMENT = "(?:[a-z]+(?:-[a-z]+)*|\\{[a-z]+(?:[A-Z][a-z]+)*\\})";
const REST_PATH = new RegExp(`^(?:/${SEGMENT})+$`);

const VERB = /(?:^|-)(?:get|fetch|find|list|create|make|add|update|set|delete|remove)(?:-|$)/;

function endpoints() {
  return Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).map(([name, procedure]: [string, unknown]) => {
      if (!isContractProcedure(procedure)) throw new Error(`${area}.${name} is no endpoint`);
      const { route, inputSchema, outputSchema } = procedure["~orpc"];
      return { name: `${area}.${name}`, route, inputSchema, outputSchema };
    }),
  );
}

const all = endpoints();

describe.each(all)("$name", ({ route: { method, path, summary, tags, successStatus }, inputSchema, outputSchema }) => {
  test("has a method, a summary and tags", () => {
    expect(method).toMatch(/^(?:GET|POST|PUT|PATCH|DELETE)$/);
    expect(summary?.trim().length).toBeGreaterThan(4);
    expect(tags?.length).toBeGreaterThan(0);
    for (const tag of tags ?? []) expect(tag).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  });

  test("has a path of nouns in kebab case, without a verb", () => {
    expect(path).toMatch(REST_PATH);
    // Named by the specification.
    if (FIXED_PATHS.includes(path ?? "")) return;
    for (const segment of path?.split("/") ?? []) expect(segment).not.toMatch(VERB);
  });

  test("takes every part of its path from its input", () => {
    const parts = [...(path ?? "").matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];
    expect(fields).toEqual(expect.arrayContaining(parts));
  });

  test("says what it answers, with a status of success", () => {
    expect(outputSchema).toBeInstanceOf(z.ZodType);
    const status = successStatus ?? 200;
    expect(status >= 200 && status < 400).toBe(true);
    if (status === 201) expect(method).toBe("POST");
  });
});

test("no two endpoints have the same method and path, whatever their parts are called", () => {
  const addresses = all.map(({ route }) => `${route.method} ${route.path?.replace(/\{\w+\}/g, "{}")}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});
