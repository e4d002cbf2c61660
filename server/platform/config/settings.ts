import { LIST_SERVICES } from "@nakamatch/contract/vocabulary/list-services";
import { DEFAULT_REAL_PRICES } from "@nakamatch/contract/vocabulary/premium";
import { isEmailAddress, normalizeEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";

/** `on`/`off`, also `true`/`false` and `1`/`0`. */
const toggle = z.enum(["on", "off", "true", "false", "1", "0"]).transform((word) => ["on", "true", "1"].includes(word));

/** Characters. */
export const MIN_SECRET = 32;

/** Of a service. The message never repeats it: it may hold a password. */
function address(start: RegExp, example: string, fits: (url: URL) => boolean = () => true) {
  return z.string().refine((text) => {
    // The driver of PostgreSQL takes a user without a host.
    const plain = text.replace("@/", "@-/");
    return start.test(text) && URL.canParse(plain) && fits(new URL(plain));
  }, `must look like ${example}, with % codes for special characters in the password`);
}

/** The client throws for others. */
function isRedis({ hostname, pathname, username, password }: URL): boolean {
  return hostname !== "" && /^\/?\d*$/.test(pathname) && /^([^%]|%[\da-f]{2})*$/i.test(username + password);
}

const SENDER = /^(?:(?:"[^"\r\n]*"|[^"<>,;:\r\n]*) *<([^<>]+)>|([^"<>,;:\s]+))$/;

/** The address in a sender, `Name <address>` or the address alone; undefined if malformed. */
export function addressOf(sender: string): string | undefined {
  const [, named, alone] = SENDER.exec(sender.trim()) ?? [];
  const found = (named ?? alone)?.trim();
  return found !== undefined && isEmailAddress(found) ? found : undefined;
}

const databaseAddress = address(/^(postgres(ql)?:\/\/|socket:\/)/, "postgres://user:password@host:5432/database");

/** Environment variables; `docs/configuration.md` documents them. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Default: loopback, in production all addresses. Outside production only loopback is allowed. */
  HOST: z.string().optional(),
  /** Serves `/metrics` and `/health` for operators, without authentication. Default: neither. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Where traces go, by OTLP over HTTP. Default: there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Share of requests and jobs that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Without a trailing slash. Default: `http://localhost:PORT`. Required in production. */
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Number of proxies in front: which forwarded address is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** A stopping server fails health checks this long before it refuses requests. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** PostgreSQL 15 or later. Default: the embedded database in `DATA_DIR`. Required in production. */
  DATABASE_URL: databaseAddress.optional(),
  /** Replicas of that database, comma-separated. Default: everything is read from it. */
  DATABASE_READ_URL: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter((url) => url !== ""))
    .pipe(z.array(databaseAddress)),
  /** Maximum connections per process, and to each replica. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Embedded database, photos, development outbox and secrets. */
  DATA_DIR: z.string().default("data"),
  /** Default: photos are in `DATA_DIR`. */
  S3_BUCKET: z.string().optional(),
  /** Default: Amazon's own. */
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("auto"),
  /** Required with `S3_BUCKET`. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Quarantines explicit photos until a moderator decides; needs `npm run photos:install-classifier`. */
  PHOTO_CLASSIFIER: toggle.default(false),
  /** Lets moderators' browsers translate evidence; a browser may send it to its maker. */
  MODERATION_TRANSLATE: toggle.default(false),
  /** Redis or Valkey, shared by several processes. */
  REDIS_URL: address(/^rediss?:\/\//, "redis://user:password@host:6379", isRedis).optional(),
  /** Signs sessions and links. Generated in development, required in production. */
  AUTH_SECRET: z.string().min(MIN_SECRET).optional(),
  /** Earlier values, comma-separated: their authenticator apps, recovery codes and unsubscribe links go on working. */
  AUTH_SECRETS_EARLIER: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter((secret) => secret !== "")),
  /** The lost secret's name, from the message that refuses the start. */
  AUTH_SECRET_LOST: z.string().optional(),
  /** Gets `{to, text}` as JSON by POST. Default: the outbox page, in production none. */
  SMS_GATEWAY_URL: z.url().optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  /** Service with the API of `https://api.pwnedpasswords.com`. Default: passwords are not looked up. */
  LEAKED_PASSWORDS_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** `smtp://user:password@host:port`. Default: the outbox page `/dev/mail`. Required in production. */
  SMTP_URL: address(/^smtps?:\/\//, "smtp://user:password@host:587", ({ hostname }) => hostname !== "").optional(),
  /** `hold`: emails and pushes stay queued, for at most two weeks. */
  MAIL: z.preprocess(
    // Login shells name the mailbox.
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
  /** Comma-separated; refused as a nickname or a word of one. */
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
  /** OpenID Connect provider in place of both, for tests; refused in production. */
  PROVIDER_STAND_IN: z.url().optional(),
  /** Comma-separated; naming one confirms its terms. Default: none is asked. */
  LIST_SERVICES: z
    .string()
    .default("")
    .transform((list) => [...new Set(list.split(",").map((name) => name.trim()))].filter((name) => name !== ""))
    .pipe(z.array(z.enum(LIST_SERVICES))),
  /** Required with `LIST_SERVICES=myanimelist`. */
  MYANIMELIST_CLIENT_ID: z.string().optional(),
  /** Base64url. Default: generated at the first start and stored in the database. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Default: the sandbox, in production no payments. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Required with `STRIPE_SECRET_KEY`. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Tax included. `npm run stripe:setup` after a change. */
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
  /** `/api/docs`. Default: outside production. */
  API_REFERENCE: toggle.optional(),
  /** Country flags from a public `service`, or our `own` files so that no third party sees visitors. The web build reads it too. */
  FLAGS: z.enum(["service", "own"]).default("service"),
  DEMO: toggle.default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Settings = z.output<typeof settingsSchema>;
