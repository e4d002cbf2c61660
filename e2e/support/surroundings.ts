import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The ports and the data folder of one run of the browser tests. */
export interface Surroundings {
  readonly port: number;
  /** Of the OpenID Connect provider that replaces Google and Discord. */
  readonly providerPort: number;
  readonly dataFolder: string;
  /** True in the process that created them and has to remove them. */
  readonly isOwner: boolean;
}

/**
 * A free port and an empty data folder. Every worker evaluates the configuration again: the first process passes its choice
 * on through the environment.
 */
export async function prepareSurroundings(): Promise<Surroundings> {
  const { E2E_PORT, E2E_PROVIDER_PORT, E2E_DATA_FOLDER } = process.env;
  if (E2E_PORT !== undefined && E2E_PROVIDER_PORT !== undefined && E2E_DATA_FOLDER !== undefined) {
    const [port, providerPort] = [Number(E2E_PORT), Number(E2E_PROVIDER_PORT)];
    return { port, providerPort, dataFolder: E2E_DATA_FOLDER, isOwner: false };
  }
  const [port, providerPort] = await Promise.all([findFreePort(), findFreePort()]);
  const dataFolder = mkdtempSync(join(tmpdir(), "nakamatch-e2e-"));
  const chosen = { E2E_PORT: String(port), E2E_PROVIDER_PORT: String(providerPort), E2E_DATA_FOLDER: dataFolder };
  Object.assign(process.env, chosen);
  return { port, providerPort, dataFolder, isOwner: true };
}

/** The generated secret of the server under test. */
export function readSecret(): string {
  return readFileSync(join(process.env.E2E_DATA_FOLDER ?? "", "auth-secret"), "utf8").trim();
}

/** The environment of the server under test: an own data folder, no rate limits. */
export function serverEnvironment({ port, dataFolder }: Pick<Surroundings, "port" | "dataFolder">) {
  return {
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataFolder,
    NODE_ENV: "development",
    RATE_LIMITS: "off",
    LOG_LEVEL: "warn",
  };
}

/** Settings of both sign-in providers, matching `server/testing/identity-provider.ts`. */
export function providerEnvironment({ providerPort }: Pick<Surroundings, "providerPort">) {
  return {
    GOOGLE_CLIENT_ID: "nakamatch-google",
    GOOGLE_CLIENT_SECRET: "a-secret-of-google",
    DISCORD_CLIENT_ID: "nakamatch-discord",
    DISCORD_CLIENT_SECRET: "a-secret-of-discord",
    PROVIDER_STAND_IN: `http://127.0.0.1:${providerPort}`,
  };
}

/** Of the loopback address. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
