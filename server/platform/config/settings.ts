import { LIST_SERVICES } from "@nakamatch/contract/vocabulary/list-services";
import { DEFAULT_REAL_PRICES } from "@nakamatch/contract/vocabulary/premium";
import { isEmailAddress, normalizeEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";
import { connectionStringProblem } from "../database/connection-string.ts";

/** `on`/`off`, also `true`/`false` and `1`/`0`. */
const toggle = z.enum(["on", "off", "true", "false", "1", "0"]).transform((word) => ["on", "true", "1"].includes(word));

/** Characters. */
export const MIN_SECRET = 32;

/** A service's address. The message never repeats it, as it may contain a password. */
function address(start: RegExp, example: string, fits: (url: URL) => boolean = () => true) {
  const isUsable = (text: string) => {
    // Makes a PostgreSQL address without a host parseable.
    const plain = text.replace("@/", "@-/");
    return start.test(text) && URL.canParse(plain) && fits(new URL(plain));
  };
  const error = `must look like ${example}, with % codes for special characters in the password`;
  return z.string().refine(isUsable, { error, abort: true });
}

/** Whether the client accepts the address. */
function isRedis({ hostname, pathname, username, password }: URL): boolean {
  return hostname !== "" && /^\/?\d*$/.test(pathname) && /^([^%]|%[\da-f]{2})*$/i.test(username + password);
}

const SENDER = /^(?:(?:"[^"\r\n]*"|[^"<>,;:\r\n]*) *<([^<>]+)>|([^"<>,;:\s]+))$/;

/** Returns the address of a sender, `Name <address>` or just the address; undefined if malformed. */
export function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender.trim()) ?? [];
  const found = (named ?? alone)?.trim();
  return found !== undefined && isEmailAddress(found) ? found : undefined;
}

const databaseAddress = address(
  /^(postgres(ql)?:\/\/|socket:\/)/,
  "postgres://user:password@host:5432/database",
).superRefine((url, { addIssue }) => {
  const message = connectionStringProblem(url);
  if (message !== undefined) addIssue({ code: "custom", message });
});

/** Environment variables; `docs/configuration.md` documents them. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Default: loopback, in production all addresses. Outside production only loopback is allowed. */
  HOST: z.string().optional(),
  /** Port for `/metrics` and operators' `/health`, without authentication. Default: neither. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Receiver of traces by OTLP over HTTP. Default: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Traced share of requests and jobs. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Without a trailing slash. Default: `http://localhost:PORT`. Required in production. */
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Number of proxies in front; decides which forwarded address is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** How long a stopping server fails health checks before it refuses requests. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** PostgreSQL 15 or later. Default: the embedded database in `DATA_DIR`. Required in production. */
  DATABASE_URL: databaseAddress.optional(),
  /** Its replicas, comma-separated. Default: all reads use the primary. */
  DATABASE_READ_URL: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter((url) => url !== ""))
    .pipe(z.array(databaseAddress)),
  /** Maximum connections per process, also to each replica. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Embedded database, photos, development outbox and secrets. */
  DATA_DIR: z.string().default("data"),
  /** Default: photos are stored in `DATA_DIR`. */
  S3_BUCKET: z.string().optional(),
  /** Default: Amazon's own. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("auto"),
  /** Required with `S3_BUCKET`. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Quarantines explicit photos until a moderator decides; needs `npm run photos:install-classifier`. */
  PHOTO_CLASSIFIER: toggle.default(false),
  /** Lets moderators' browsers translate evidence, which they may send to their vendor. */
  MODERATION_TRANSLATE: toggle.default(false),
  /** From midnight UTC of this day, moderators act only in sessions with a second factor. Default: never. */
  MODERATORS_NEED_SECOND_FACTOR_FROM: z.iso.date({ error: "must be a day like 2027-01-01" }).optional(),
  /** Redis or Valkey, shared by several processes. */
  REDIS_URL: address(/^rediss?:\/\//, "redis://user:password@host:6379", isRedis).optional(),
  /** Signs sessions and links. Generated in development, required in production. */
  AUTH_SECRET: z.string().min(MIN_SECRET).optional(),
  /** Earlier secrets, comma-separated, so that authenticator apps, recovery codes and unsubscribe links keep working. */
  AUTH_SECRETS_EARLIER: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter((secret) => secret !== "")),
  /** The lost secret's name, as given when the start was refused. */
  AUTH_SECRET_LOST: z.string().optional(),
  /** Receives `{to, text}` as JSON by POST. Default: the outbox page, in production none. */
  SMS_GATEWAY_URL: z.url().optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  /** Service with the API of `https://api.pwnedpasswords.com`. Default: no check. */
  LEAKED_PASSWORDS_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** `smtp://user:password@host:port`. Default: the outbox page `/dev/mail`. Required in production. */
  SMTP_URL: address(/^smtps?:\/\//, "smtp://user:password@host:587", ({ hostname }) => hostname !== "").optional(),
  /** `hold`: emails and pushes stay queued, for at most two weeks. */
  MAIL: z.preprocess(
    // Ignores the mailbox path that login shells set.
    (value) => (typeof value === "string" && value.startsWith("/") ? undefined : value),
    z.enum(["send", "hold"]).default("send"),
  ),
  PUSH: z.enum(["send", "hold"]).default("send"),
  MAIL_FROM: z
    .string()
    .refine((sender) => addressOf(sender) !== undefined, "must look like Name <address@example.org>")
    .default("Nakamatch <hola@nakamatch.example>"),
  /** Default: the address of `MAIL_FROM`. */
  CONTACT_EMAIL: z.string().refine(isEmailAddress, "not an e-mail address").transform(normalizeEmail).optional(),
  /** Person or company shown on public pages. */
  OPERATOR_NAME: z.string().trim().min(1).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(1).optional(),
  /** Comma-separated words that nicknames must not contain. */
  RESERVED_NICKNAMES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  /** OAuth clients; a provider without both values has no button. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  /** OpenID Connect provider that replaces both in tests; refused in production. */
  PROVIDER_STAND_IN: z.url().optional(),
  /** Comma-separated; naming a service accepts its terms. Default: none. */
  LIST_SERVICES: z
    .string()
    .default("")
    .transform((list) => [...new Set(list.split(",").map((name) => name.trim()))].filter((name) => name !== ""))
    .pipe(z.array(z.enum(LIST_SERVICES))),
  /** Required with `LIST_SERVICES=myanimelist`. */
  MYANIMELIST_CLIENT_ID: z.string().optional(),
  /** Base64url. Default: generated on first start and stored in the database. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Default: the sandbox, in production no payments. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Required with `STRIPE_SECRET_KEY`. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Tax included. Run `npm run stripe:setup` after a change. */
  PREMIUM_MONTHLY_BRL: z.coerce
    .number()
    .positive()
    .multipleOf(0.01)
    .default(DEFAULT_REAL_PRICES.monthly / 100),
  PREMIUM_YEARLY_BRL: z.coerce
    .number()
    .positive()
    .multipleOf(0.01)
    .default(DEFAULT_REAL_PRICES.yearly / 100),
  /** `off` only for tests. */
  RATE_LIMITS: toggle.default(true),
  /** Serves `/api/docs`. Default: outside production. */
  API_REFERENCE: toggle.optional(),
  /**
   * Country flags from a public `service`, or our `own` files, which hide visitors from third parties. Also read by the
   * web build.
   */
  FLAGS: z.enum(["service", "own"]).default("service"),
  /** Whether browsers use only TLS for all subdomains of the host, for a year. */
  HSTS_SUBDOMAINS: toggle.default(false),
  DEMO: toggle.default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Settings = z.output<typeof settingsSchema>;
