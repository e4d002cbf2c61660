import { RATE_LIMITS } from "@nakamatch/contract/vocabulary/rate-limits";
import { expect, it, vi } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createLimiter } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createTestHttpApp } from "../testing/http-app.ts";
import { registerLinkPage } from "./link-page.ts";

it("is opened by one address as often as its limit says, in both ways together", async () => {
  const app = await createTestHttpApp(() => {
    throw new AppError("UNAVAILABLE", "on purpose");
  });
  const limiter = await createLimiter({ log: createLog({ level: "silent", pretty: false }) });
  const show = vi.fn(async () => "shown");
  const page = { path: "/plan/", limit: "planLinkPage", limiter, show } as const;
  registerLinkPage(app, { ...page, first: () => "first", ended: () => "ended" });
  const { most } = RATE_LIMITS.planLinkPage.address;
  const statusOf = async (method: "GET" | "POST") => (await app.inject({ method, url: "/plan/x" })).statusCode;
  for (let count = 1; count < most; count += 1) expect(await statusOf("GET")).toBe(200);
  expect(await statusOf("POST")).toBe(200);
  expect(await statusOf("POST")).toBe(429);
  expect(await statusOf("GET")).toBe(429);
  expect(show).toHaveBeenCalledOnce();
  limiter.close();
  await app.close();
});
