import type { PublicJwk } from "@nakamatch/contract/endpoints/sign-in/authentication";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** Accounts; profiles have the real name. */
export const authUsers = pgTable("auth_user", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Always in lower case. */
  email: text("email").notNull(),
  emailVerified: boolean("emailVerified").notNull(),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull().defaultNow(),
});

export const authSessions = pgTable("auth_session", {
  id: uuid("id").primaryKey().defaultRandom(),
  expiresAt: instant("expiresAt").notNull(),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull(),
  ipAddress: text("ipAddress"),
  userAgent: text("userAgent"),
  userId: uuid("userId").notNull(),
  /** Authenticator assurance level. */
  aal: text("aal", { enum: ["aal1", "aal2"] })
    .notNull()
    .default("aal1"),
  /** If false, its cookies end with the browser's session. */
  isRemembered: boolean("is_remembered").notNull().default(true),
});

/** Credentials: a password, or an identity at a provider. */
export const authAccounts = pgTable("auth_account", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: text("accountId").notNull(),
  providerId: text("providerId").notNull(),
  userId: uuid("userId").notNull(),
  password: text("password"),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull(),
});

export const authVerifications = pgTable("auth_verification", {
  id: uuid("id").primaryKey().defaultRandom(),
  identifier: text("identifier").notNull(),
  value: text("value").notNull(),
  expiresAt: instant("expiresAt").notNull(),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull().defaultNow(),
});

/** Step-ups of sessions. */
export const identityProofs = pgTable("identity_proofs", {
  sessionId: uuid("session_id").primaryKey(),
  provenAt: instant("proven_at").notNull().defaultNow(),
});

/** Requests for emails or text messages per recipient, registered or not. */
export const emailRequests = pgTable("email_requests", {
  /** Keyed hash of kind and recipient. */
  key: text("key").primaryKey(),
  /** Within the last hour, oldest first. */
  requestedAt: instant("requested_at").array().notNull(),
});

/** Keys of access tokens; the newest signs. */
export const signingKeys = pgTable("auth_signing_keys", {
  id: uuid("id").primaryKey().defaultRandom(),
  publicKey: jsonb("public_key").$type<PublicJwk>().notNull(),
  /** PKCS #8, encrypted. */
  privateKey: text("private_key").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Current and replaced tokens. */
export const refreshTokens = pgTable("auth_refresh_tokens", {
  /** SHA-256 of the token. */
  hash: bytes("hash").primaryKey(),
  sessionId: uuid("session_id").notNull(),
  /** Hash of the previous token. */
  replaces: bytes("replaces"),
  createdAt: instant("created_at").notNull().defaultNow(),
  usedAt: instant("used_at"),
});

/** Second factors. */
export const authFactors = pgTable("auth_factors", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  factorType: text("factor_type", { enum: ["totp", "phone"] }).notNull(),
  status: text("status", { enum: ["unverified", "verified"] })
    .notNull()
    .default("unverified"),
  friendlyName: text("friendly_name"),
  issuer: text("issuer"),
  phone: text("phone"),
  /** Encrypted. */
  secret: text("secret"),
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const factorChallenges = pgTable("auth_factor_challenges", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  factorId: uuid("factor_id"),
  sessionId: uuid("session_id"),
  codeHash: text("code_hash"),
  attempts: integer("attempts").notNull().default(0),
  answeredAt: instant("answered_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Keyed hashes of unused codes. */
export const recoveryCodes = pgTable(
  "auth_recovery_codes",
  { userId: uuid("user_id").notNull(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** People who have signed in, with their number of emails about unknown devices. */
export const peopleSignIns = pgTable("people_sign_ins", {
  userId: uuid("user_id").primaryKey(),
  countedSince: instant("counted_since").notNull().defaultNow(),
  emails: integer("emails").notNull().default(0),
});

/** Accounts secured by an operator, closed until `reopenedAt`. */
export const accountRescues = pgTable("account_rescues", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  securedAt: instant("secured_at").notNull().defaultNow(),
  reopenedAt: instant("reopened_at"),
  /** Counts of what was taken away, and whether the person had rights. */
  removed: jsonb("removed").$type<object>().notNull(),
});

/** Earlier addresses that secured accounts get back. */
export const addressRestorations = pgTable("address_restorations", {
  id: uuid("id").primaryKey().defaultRandom(),
  personId: uuid("person_id").notNull(),
  /** Null some days after the end. */
  email: text("email"),
  /** Where the written proof of identity is kept, or why an objection was overruled; null with the address. */
  proof: text("proof"),
  /** Known addresses whose email has not gone out; none after the end. */
  untold: text("untold").array().notNull().default([]),
  /** SHA-256 of the token in the links that object. */
  objectHash: bytes("object_hash").notNull(),
  askedAt: instant("asked_at").notNull().defaultNow(),
  dueAt: instant("due_at").notNull(),
  endedAt: instant("ended_at"),
  outcome: text("outcome", { enum: ["restored", "objected", "withdrawn", "failed", "overruled"] }),
});

/** Pending changes, and those whose old address may still take them back. */
export const emailChanges = pgTable("email_changes", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  /** Null while pending. */
  oldEmail: text("old_email"),
  newEmail: text("new_email").notNull(),
  /** SHA-256 of the tokens in the links. */
  confirmHash: bytes("confirm_hash").notNull(),
  undoHash: bytes("undo_hash"),
  requestedAt: instant("requested_at").notNull().defaultNow(),
  confirmedAt: instant("confirmed_at"),
});
