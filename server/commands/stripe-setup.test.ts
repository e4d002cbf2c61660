import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "nakamatch-stripe-"));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

it("says that the key is missing, and fails", async () => {
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("STRIPE_SECRET_KEY", "");
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await import("./stripe-setup.ts");
  expect(written.mock.calls).toEqual([["STRIPE_SECRET_KEY is not set.\n"]]);
  expect(process.exitCode).toBe(1);
});
