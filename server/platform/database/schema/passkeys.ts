import { bigint, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

export const authPasskeys = pgTable("auth_passkeys", {
  id: uuid("id").primaryKey().defaultRandom(),
  userId: uuid("user_id").notNull(),
  credentialId: bytes("credential_id").notNull(),
  /** COSE. */
  publicKey: bytes("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  lastUsedAt: instant("last_used_at"),
});

/** Ids that identify people to authenticators. */
export const passkeyHandles = pgTable("auth_passkey_handles", {
  userId: uuid("user_id").primaryKey(),
  handle: bytes("handle").notNull(),
});

export const passkeyChallenges = pgTable("auth_passkey_challenges", {
  challenge: bytes("challenge").primaryKey(),
  purpose: text("purpose", { enum: ["sign-in", "registration", "proof"] }).notNull(),
  /** Null for a sign-in. */
  sessionId: uuid("session_id"),
  createdAt: instant("created_at").notNull().defaultNow(),
});
