import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiClient, contract } from "@nakamatch/contract/contract";
import { apiBase } from "@nakamatch/contract/vocabulary/fixed-paths";
import { createORPCClient } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { type Application, type ApplicationOptions, createApplication } from "../application.ts";
import { heldEffects } from "../features/operation/installation/service.ts";
import { createOutboxFolder, type OutboxFolder } from "../mail/outbox-folder.ts";
import { readConfig } from "../platform/config/config.ts";
import type { Database } from "../platform/database/open.ts";
import { createLog, type Log } from "../platform/log.ts";
import { createTestDatabase } from "./database.ts";
import { endpoints } from "./http-app.ts";

/** The whole server on a loopback port with its own database. Call `close()` in `afterAll`. */
export interface TestApplication extends Application {
  database: Database;
  /** `DATA_DIR`. */
  dataFolder: string;
  /** Used without `SMTP_URL`. */
  outbox: OutboxFolder;
  /** Without a trailing slash. */
  url: string;
  /** Signed out without a cookie. */
  client(cookie?: string): ApiClient;
  /** Returns the cookie. @throws if refused */
  signIn(email: string, password: string): Promise<string>;
  /** Posts JSON like one of our pages. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/**
 * `settings` are environment variables; `options` replace parts, and the silent log; `openDatabase` opens the suite's
 * own database.
 */
export async function startTestApplication(
  settings: Record<string, string> = {},
  { log: given, ...options }: ApplicationOptions & { log?: Log } = {},
  openDatabase: () => Promise<Database> = createTestDatabase,
): Promise<TestApplication> {
  const folder = mkdtempSync(join(tmpdir(), "nakamatch-test-"));
  const database = await openDatabase();
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: folder,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    ...settings,
  });
  const log = given ?? createLog({ level: config.LOG_LEVEL, pretty: false });
  const held = await heldEffects(database.db, config, log);
  const application = await createApplication(config, database, log, { ...options, held });
  await application.start();
  const url = await application.app.listen({ port: 0, host: "127.0.0.1" });

  const post: TestApplication["post"] = (path, body, headers = {}) =>
    fetch(url + path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: config.PUBLIC_URL, ...headers },
      redirect: "manual",
    });

  return {
    ...application,
    dataFolder: folder,
    outbox: createOutboxFolder(join(folder, "outbox"), config.PUBLIC_URL),
    database,
    url,
    post,
    client: (cookie) => createApiClient(url, cookie),
    async signIn(email, password) {
      const response = await post("/api/auth/sign-in/email", { email, password });
      if (!response.ok) throw new Error(`sign-in was refused: ${await response.text()}`);
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; ");
    },
    async close() {
      await application.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function createApiClient(url: string, cookie?: string): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: (_, names) => url + baseOf(names),
      headers: () => (cookie === undefined ? {} : { cookie }),
    }),
  );
}

function baseOf(names: readonly string[]): string {
  return apiBase(endpoints.find(({ name }) => name === names.join("."))?.path ?? "");
}
