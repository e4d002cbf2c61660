import { RATE_LIMITS } from "@nakamatch/contract/vocabulary/rate-limits";
import { expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLimiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp } from "../testing/http-app.ts";
import { registerFormPage } from "./form-page.ts";

it("is opened by one address as often as its limit says, and then says so on a page", async () => {
  const app = await createTestHttpApp(() => {
    throw new AppError("UNAVAILABLE", "on purpose");
  });
  const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
  const shown = { status: 200, language: "en", html: "shown" } as const;
  registerFormPage(app, {
    path: "/check-in",
    limit: "checkInPage",
    limiter,
    show: async () => shown,
    answer: async () => shown,
    busy: (language = "en") => ({ status: 429, language, html: `busy in ${language}` }),
  });
  const { most } = RATE_LIMITS.checkInPage.address;
  const call = (method: "GET" | "POST") =>
    app.inject({
      method,
      url: "/check-in?token=x",
      headers: { "accept-language": "fr", "content-type": "application/x-www-form-urlencoded" },
    });
  for (let count = 0; count < most; count += 1) expect((await call("GET")).body).toBe("shown");
  for (const method of ["GET", "POST"] as const) {
    const { statusCode, body, headers } = await call(method);
    expect([statusCode, body]).toEqual([429, "busy in fr"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(headers["cache-control"]).toBe("no-store");
  }
  limiter.close();
  await app.close();
});
