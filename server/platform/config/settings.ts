import { DEFAULT_REAL_PRICES } from "@nakamatch/contract/vocabulary/premium";
import { isEmailAddress, normalizeEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";

/** `on`/`off`, also `true`/`false` and `1`/`0`. */
const toggle = z.enum(["on", "off", "true", "false", "1", "0"]).transform((word) => ["on", "true", "1"].includes(word));

/** Least characters of a secret. */
export const MIN_SECRET = 32;

/**
 * Every setting of the server, read once from the environment. The comment above each is its documentation;
 * `docs/configuration.md` lists the same.
 */
export const settingsSchema = z.object({
  /** `production` demands real secrets and services and never creates demo people. */
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on. Empty: loopback, in production all addresses. Outside production only loopback is allowed. */
  HOST: z.string().optional(),
  /** Address people type, without a trailing slash. Empty: `http://localhost:PORT`. Required in production. */
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** How many proxies are in front of the server; decides which forwarded address is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** PostgreSQL 15 or later. Empty: the embedded database in `DATA_DIR`. Required in production. */
  DATABASE_URL: z.string().optional(),
  /** Connections to PostgreSQL at most, per process. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Folder of the embedded database, uploaded pictures, the development outbox and development secrets. */
  DATA_DIR: z.string().default("data"),
  /** Bucket for photos on Amazon S3 or a service that speaks its protocol. Empty: photos are in `DATA_DIR`. */
  S3_BUCKET: z.string().optional(),
  /** Address of that service, `https://host`. Empty: Amazon's own. */
  S3_ENDPOINT: z.url().optional(),
  /** Region of the bucket. */
  S3_REGION: z.string().default("auto"),
  /** Credentials for the bucket; required with `S3_BUCKET`. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Keeps explicit photos from others until a moderator has looked at them; `npm run photos:install-classifier` first. */
  PHOTO_CLASSIFIER: toggle.default(false),
  /** Redis or Valkey through which several processes share live events and limits. Empty: each process by itself. */
  REDIS_URL: z.string().optional(),
  /** Signs sessions and links; at least 32 characters. Made on the first start in development, required in production. */
  AUTH_SECRET: z.string().min(MIN_SECRET).optional(),
  /** Earlier values of `AUTH_SECRET`, separated by commas: authenticator apps, recovery codes and links to unsubscribe of that time go on working. */
  AUTH_SECRETS_EARLIER: z
    .string()
    .default("")
    .transform((list) => list.split(",").filter((secret) => secret !== "")),
  /** Gateway for text messages, which gets `{to, text}` as JSON by POST. Empty: the outbox page, in production none. */
  SMS_GATEWAY_URL: z.url().optional(),
  /** Sent to the gateway as a bearer token. */
  SMS_GATEWAY_TOKEN: z.string().optional(),
  /**
   * Service that knows leaked passwords by parts of their hashes, such as `https://api.pwnedpasswords.com`. A new password found
   * there is refused. Empty: they are not looked up.
   */
  LEAKED_PASSWORDS_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** SMTP server, `smtp://user:password@host:port`. Empty: the outbox page `/dev/mail`. Required in production. */
  SMTP_URL: z.string().optional(),
  /** Sender of emails. */
  MAIL_FROM: z.string().default("Nakamatch <hola@nakamatch.example>"),
  /** Address that people are shown to write to. Empty: that of `MAIL_FROM`. */
  CONTACT_EMAIL: z.string().refine(isEmailAddress, "not an e-mail address").transform(normalizeEmail).optional(),
  /** Who answers for the site, as the public pages name them: a person or a company. */
  OPERATOR_NAME: z.string().trim().min(1).optional(),
  /** Their postal address, in one line. */
  OPERATOR_ADDRESS: z.string().trim().min(1).optional(),
  /** Names that nobody may register, alone or as a word of a nickname, separated by commas. */
  RESERVED_NICKNAMES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  /** Client of the product at Google and at Discord, by which people can sign in there; without both halves of one no button. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  /** OpenID Connect provider that takes the place of both, for tests; refused in production. */
  PROVIDER_STAND_IN: z.url().optional(),
  /** Keys by which push services know the server (VAPID, base64url). Empty: made on the first start and kept in the database. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Secret key of the Stripe account that takes payments. Empty: in development the sandbox, in production no payments. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Secret that Stripe signs its notifications with. Required with `STRIPE_SECRET_KEY`. */
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Prices of premium in Brazilian real, tax included. `npm run stripe:setup` after a change. */
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
  /** Limits of requests (`docs/limits.md`); `off` only for tests. */
  RATE_LIMITS: toggle.default(true),
  /** The browsable reference of the API at `/api/docs`. Empty: everywhere but in production. */
  API_REFERENCE: toggle.optional(),
  /**
   * Where browsers get country flags: `service`, a public one, or `own`, our own files, so that nobody else learns who visits.
   * The build of the web app reads it too.
   */
  FLAGS: z.enum(["service", "own"]).default("service"),
  /** Demo people in development. */
  DEMO: toggle.default(true),
  /** Least level that is logged. */
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Settings = z.output<typeof settingsSchema>;
