import { expect, it, vi } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createTestHttpApp } from "../testing/http-app.ts";

it("health is asked without looking at the session, which needs the database", async () => {
  const identify = vi.fn(async () => undefined);
  const respond = () => {
    throw new AppError("UNAVAILABLE", "on purpose");
  };
  const app = await createTestHttpApp(respond, { gate: { admit: async () => undefined, identify } });
  const headers = { cookie: "nakamatch_session=x" };
  for (const name of ["health", "alive"]) await app.inject({ url: `/api/v1/${name}`, headers });
  expect(identify).not.toHaveBeenCalled();
  await app.inject({ url: "/api/v1/countries", headers });
  expect(identify).toHaveBeenCalledOnce();
  await app.close();
});
