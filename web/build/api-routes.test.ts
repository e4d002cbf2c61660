import { contract } from "@nakamatch/contract/contract";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { expect, test } from "vitest";
import { apiRoutes } from "./api-routes.ts";

/** The built module for the one at `id`. */
function built(id: string): string | null {
  const { load } = apiRoutes() as unknown as { load: (id: string) => string | null };
  return load(id);
}

const written = built("C:\\x\\web\\lib\\api-routes.ts") ?? "";

test("only the module with the routes is replaced", () => {
  expect(built("/x/web/lib/api.ts")).toBeNull();
});

test("the browser gets every endpoint, without schemas and documentation", () => {
  const parsed = JSON.parse(/= (.*);$/.exec(written)?.[1] ?? "null") as Record<string, Record<string, object>>;
  const names = (router: object) => Object.entries(router).map(([name, part]) => [name, Object.keys(part)]);
  expect(names(parsed)).toEqual(names(contract));
  expect(parsed.likes?.like).toEqual({
    "~orpc": { errorMap: {}, meta: {}, route: { method: "PUT", path: "/people/{personId}/like" } },
  });
});

test("a client with these routes sends what one with the whole contract sends", async () => {
  const routes = new Function(`${written.replace("export const apiRoutes =", "return")}`)() as typeof contract;
  const sent: string[] = [];
  const client = (router: typeof contract) =>
    createORPCClient<{ [name: string]: { [name: string]: (input: object) => Promise<unknown> } }>(
      new OpenAPILink(router, {
        url: "http://nakamatch.test/api/v1",
        fetch: async (request) => {
          sent.push(`${request.method} ${request.url} ${await request.text()}`);
          return Response.json({});
        },
      }) as never,
    );
  const input = { personId: "p", chatId: "c", code: "ES", id: 1, message: "Hola", ageRange: [18, 30] };
  for (const [feature, procedures] of Object.entries(contract)) {
    for (const name of Object.keys(procedures)) {
      await client(contract)[feature]?.[name]?.(input);
      await client(routes)[feature]?.[name]?.(input);
      expect(sent.at(-1)).toBe(sent.at(-2));
    }
  }
  expect(sent.length).toBeGreaterThan(30);
});
