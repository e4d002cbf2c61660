import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { isIPv4 } from "node:net";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { addressOf, MIN_SECRET, type Settings, settingsSchema } from "./settings.ts";

/** The settings, with derived values filled in. */
export type Config = Omit<Settings, "API_REFERENCE" | "AUTH_SECRET" | "CONTACT_EMAIL" | "HOST" | "PUBLIC_URL"> & {
  API_REFERENCE: boolean;
  AUTH_SECRET: string;
  CONTACT_EMAIL: string;
  HOST: string;
  PUBLIC_URL: string;
  isProduction: boolean;
};

/** An unusable environment; the message names each setting and the problem. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Required in production, where a development default would be unsafe or lose data or mail. */
const REQUIRED_IN_PRODUCTION = ["PUBLIC_URL", "DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "DATA_DIR"] as const;

/** The folder of the release or checkout. */
const programFolder = realpathSync(fileURLToPath(new URL("../../..", import.meta.url)));

/** Absent settings are missing. */
type Given = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the configuration. Empty variables count as absent. In development a missing secret is generated
 * once and kept in `DATA_DIR`.
 *
 * @throws {ConfigError} with all problems: malformed settings, those missing in production, those that need others
 */
export function readConfig(
  environment: NodeJS.ProcessEnv,
  { isClassifierInstalled = () => true }: { isClassifierInstalled?: () => boolean } = {},
): Config {
  const given: Given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(given);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join()}: ${issue.message}`) ?? [];
  const isProduction = given.NODE_ENV === "production";
  const problems = [
    ...malformed,
    ...incompleteSettings(given),
    ...(isProduction ? developmentDefaults(given) : publicHost(given)),
  ];
  const needsClassifier = settingsSchema.shape.PHOTO_CLASSIFIER.safeParse(given.PHOTO_CLASSIFIER).data;
  if (needsClassifier && !isClassifierInstalled()) {
    problems.push(
      "PHOTO_CLASSIFIER is on, but the classifier is not installed or not in this version. Install it by npm run photos:install-classifier, or switch it off.",
    );
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
  }
  const settings = parsed.data;
  const DATA_DIR = resolve(settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR,
    isProduction,
    HOST: settings.HOST ?? (isProduction ? "0.0.0.0" : "localhost"),
    API_REFERENCE: settings.API_REFERENCE ?? !isProduction,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? addressOf(settings.MAIL_FROM) ?? "",
    AUTH_SECRET: settings.AUTH_SECRET ?? developmentSecret(DATA_DIR),
  };
}

/** Settings that belong together. */
function incompleteSettings(given: Given): string[] {
  const problems: string[] = [];
  if (given.S3_BUCKET && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY)) {
    problems.push("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  if (given.DATABASE_READ_URL && !given.DATABASE_URL) {
    problems.push("DATABASE_READ_URL needs DATABASE_URL, whose replicas it names.");
  }
  if (given.STRIPE_SECRET_KEY && !given.STRIPE_WEBHOOK_SECRET) {
    problems.push("STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it no payment would be noticed.");
  }
  if (/\bmyanimelist\b/.test(given.LIST_SERVICES ?? "") && !given.MYANIMELIST_CLIENT_ID) {
    problems.push("LIST_SERVICES=myanimelist needs MYANIMELIST_CLIENT_ID.");
  }
  for (const [one, other] of PAIRS) {
    if (!given[one] !== !given[other]) problems.push(`${one} and ${other} belong together: set both or neither.`);
  }
  return problems;
}

const PAIRS = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["DISCORD_CLIENT_ID", "DISCORD_CLIENT_SECRET"],
  ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
] as const;

function developmentDefaults(given: Given): string[] {
  const problems: string[] = [];
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => given[name] === undefined);
  if (missing.length > 0) problems.push(`Production needs these settings: ${missing.join(", ")}.`);
  if (given.PROVIDER_STAND_IN !== undefined) {
    problems.push("PROVIDER_STAND_IN is for tests: anybody it vouches for would be signed in.");
  }
  if (given.DATA_DIR !== undefined && !(isAbsolute(given.DATA_DIR) && isOutsideOfProgram(given.DATA_DIR))) {
    problems.push(
      `DATA_DIR must be an absolute path outside of ${programFolder} in production: upgrades and builds replace that folder.`,
    );
  }
  // Malformed addresses are already reported.
  if (given.PUBLIC_URL === undefined || !URL.canParse(given.PUBLIC_URL)) return problems;
  const { protocol, hostname, pathname, search, hash, username } = new URL(given.PUBLIC_URL);
  if (protocol !== "https:" && !(protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname))) {
    problems.push("PUBLIC_URL must be https in production: sessions would travel in the clear.");
  }
  if (/[^/]/.test(pathname) || search || hash || username) {
    problems.push("PUBLIC_URL must be scheme and host alone, without a path: the app has a host of its own.");
  }
  return problems;
}

function isOutsideOfProgram(folder: string): boolean {
  const path = relative(programFolder, realPath(resolve(folder)));
  return path.split(/[\\/]/)[0] === ".." || isAbsolute(path);
}

/** Resolves links, as far as the path exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  return join(realPath(dirname(path)), basename(path));
}

/** Refuses public hosts outside production, where anyone could read all emails and demo passwords are well known. */
function publicHost({ HOST }: Given): string[] {
  const isLoopback =
    HOST === undefined || ["localhost", "::1"].includes(HOST) || (isIPv4(HOST) && HOST.startsWith("127."));
  return isLoopback
    ? []
    : [
        `HOST=${HOST} would be reachable by others, which needs NODE_ENV=production. Without it only localhost, 127.0.0.1 and ::1 are allowed.`,
      ];
}

/** Returns the secret in `dataDir`, generated atomically if missing. */
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
