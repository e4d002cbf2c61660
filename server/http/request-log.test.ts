import { expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

it("logs each request once, for debugging, by its endpoint, without the query", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ level: "debug", pretty: false }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = await createTestHttpApp(
    () => {
      throw new AppError("UNAVAILABLE", "on purpose");
    },
    { log },
  );
  const response = await app.inject({ url: "/api/v1/countries?token=secret" });
  expect(lines).toEqual([
    expect.objectContaining({
      msg: "request",
      level: 20,
      method: "GET",
      endpoint: "geography.countries",
      status: response.statusCode,
      ms: expect.any(Number),
      id: expect.any(String),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});
