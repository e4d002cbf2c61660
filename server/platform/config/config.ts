import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { join, resolve } from "node:path";
import { MIN_SECRET, type Settings, settingsSchema } from "./settings.ts";

/** The settings with everything derived filled in. */
export type Config = Omit<Settings, "API_REFERENCE" | "AUTH_SECRET" | "CONTACT_EMAIL" | "HOST" | "PUBLIC_URL"> & {
  API_REFERENCE: boolean;
  AUTH_SECRET: string;
  CONTACT_EMAIL: string;
  HOST: string;
  PUBLIC_URL: string;
  isProduction: boolean;
};

/** The environment cannot be started with; the message names every setting and why. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Settings without which production does not start: a development default would be unsafe or lose data or mail. */
const REQUIRED_IN_PRODUCTION = ["PUBLIC_URL", "DATABASE_URL", "AUTH_SECRET", "SMTP_URL"] as const;

/**
 * Reads and checks the configuration. An empty variable counts as absent. In development a missing secret is made once
 * and kept in `DATA_DIR`.
 *
 * @throws {ConfigError} when a setting is malformed, production lacks one, or another environment would listen in public
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join()}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join("\n")}`);
  }
  const settings = parsed.data;
  if (settings.S3_BUCKET !== undefined && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  if (settings.STRIPE_SECRET_KEY !== undefined && settings.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new ConfigError("STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it no payment would be noticed.");
  }
  for (const name of ["GOOGLE", "DISCORD"] as const) {
    if ((settings[`${name}_CLIENT_ID`] === undefined) !== (settings[`${name}_CLIENT_SECRET`] === undefined)) {
      throw new ConfigError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET need each other.`);
    }
  }
  if ((settings.VAPID_PUBLIC_KEY === undefined) !== (settings.VAPID_PRIVATE_KEY === undefined)) {
    throw new ConfigError("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.");
  }
  const isProduction = settings.NODE_ENV === "production";
  if (isProduction) refuseDevelopmentDefaults(settings);
  else refusePublicHost(settings);
  const DATA_DIR = resolve(settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR,
    isProduction,
    HOST: settings.HOST ?? (isProduction ? "0.0.0.0" : "localhost"),
    API_REFERENCE: settings.API_REFERENCE ?? !isProduction,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? addressOf(settings.MAIL_FROM),
    AUTH_SECRET: settings.AUTH_SECRET ?? developmentSecret(DATA_DIR),
  };
}

/** The address in a sender, `Name <address>` or the address alone. */
function addressOf(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1]?.trim() ?? sender.trim();
}

function refuseDevelopmentDefaults(settings: Settings): void {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => settings[name] === undefined);
  if (missing.length > 0) throw new ConfigError(`Production needs these settings: ${missing.join(", ")}.`);
  if (settings.PROVIDER_STAND_IN !== undefined) {
    throw new ConfigError("PROVIDER_STAND_IN is for tests: anybody it vouches for would be signed in.");
  }
  const { protocol, hostname } = new URL(settings.PUBLIC_URL ?? "");
  if (protocol !== "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    throw new ConfigError("PUBLIC_URL must be https in production: sessions would travel in the clear.");
  }
}

/** Outside production anybody who can connect reads all emails, and demo accounts have a well-known password. */
function refusePublicHost({ HOST }: Settings): void {
  const isLoopback =
    HOST === undefined || ["localhost", "::1"].includes(HOST) || (isIPv4(HOST) && HOST.startsWith("127."));
  if (!isLoopback) {
    throw new ConfigError(
      `HOST=${HOST} would be reachable by others, which needs NODE_ENV=production. Without it only localhost, 127.0.0.1 and ::1 are allowed.`,
    );
  }
}

/** The secret kept in `dataDir`, made if there is none. It appears whole or not at all. */
function developmentSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    renameSync(draft, file);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < MIN_SECRET) throw new ConfigError(`${file} holds no usable secret. Delete it to get a new one.`);
  return secret;
}
