import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { readConfig } from "./platform/config/config.ts";
import { startTestApplication } from "./testing/application.ts";
import { writeWelcome } from "./welcome.ts";

it("names no page that is missing", async () => {
  const server = await startTestApplication({ NODE_ENV: "development" });
  try {
    const config = readConfig({ NODE_ENV: "development", DATA_DIR: server.dataFolder });
    const output = new PassThrough();
    writeWelcome(output, config, {});
    const pages = String(output.read()).match(new RegExp(`${config.PUBLIC_URL}/\\S+`, "g")) ?? [];
    for (const page of pages) {
      const { status } = await fetch(page.replace(config.PUBLIC_URL, server.url));
      expect({ page, status }).toEqual({ page, status: 200 });
    }
    expect(pages).toHaveLength(2);
  } finally {
    await server.close();
  }
});
