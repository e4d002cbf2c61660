import { expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

it.each([
  [500, {}, "INTERNAL", ["authentication failed"]],
  [400, { code: "INVALID_TOKEN" }, "LINK_INVALID", []],
  [401, { code: "INVALID_EMAIL_OR_PASSWORD" }, "INVALID_CREDENTIALS", []],
])(
  "what the library answers with %d %j is %s, and logged where it is our fault",
  async (status, body, code, logged) => {
    const lines: string[] = [];
    const log = createLog({ level: "info", pretty: false }, { write: (line) => lines.push(JSON.parse(line).msg) });
    const app = await createTestHttpApp(
      () => {
        throw new AppError("UNAVAILABLE", "on purpose");
      },
      { log, authHandler: async () => Response.json(body, { status }) },
    );
    const response = await app.inject({ method: "POST", url: "/api/auth/reset-password", payload: { token: "x" } });
    expect(response.json()).toMatchObject({ code });
    expect(lines).toEqual(logged);
  },
);
