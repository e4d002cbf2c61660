import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { readConfig } from "./platform/config/config.ts";
import { startTestApplication } from "./testing/application.ts";
import { writeWelcome } from "./welcome.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "http://localhost:3000",
  DATABASE_URL: "postgres://db/nakamatch",
  SMTP_URL: "smtp://127.0.0.1:1",
  AUTH_SECRET: "s".repeat(32),
};

it.each([{ NODE_ENV: "development" }, PRODUCTION])(
  "names no page that is missing in that mode: %o",
  async (settings) => {
    const server = await startTestApplication(settings);
    try {
      const config = readConfig({ ...settings, DATA_DIR: server.dataFolder });
      const output = new PassThrough();
      writeWelcome(output, config, {});
      const pages = String(output.read()).match(new RegExp(`${config.PUBLIC_URL}/\\S+`, "g")) ?? [];
      for (const page of pages) {
        const { status } = await fetch(page.replace(config.PUBLIC_URL, server.url));
        expect({ page, status }).toEqual({ page, status: 200 });
      }
      expect(pages).toHaveLength(config.isProduction ? 0 : 2);
    } finally {
      await server.close();
    }
  },
);
