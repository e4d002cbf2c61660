import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Accounts. Better Auth owns these tables; the application reads them, and writes where it signs people up or out. */
export const authUsers = pgTable("auth_user", {
  id: uuid("id").primaryKey().defaultRandom(),
  /** Always empty, by trigger: the real name is the profile's. The library requires the column. */
  name: text("name").notNull(),
  /** In lower case, always. */
  email: text("email").notNull(),
  emailVerified: boolean("emailVerified").notNull(),
  image: text("image"),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull().defaultNow(),
});

export const authSessions = pgTable("auth_session", {
  id: uuid("id").primaryKey().defaultRandom(),
  expiresAt: instant("expiresAt").notNull(),
  token: text("token").notNull(),
  createdAt: instant("createdAt").notNull().defaultNow(),
  updatedAt: instant("updatedAt").notNull(),
  ipAddress: text("ipAddress"),
  userAgent: text("userAgent"),
  userId: uuid("userId").notNull(),
  /** Authenticator assurance level (spec §3 Session). */
  aal: text("aal", { enum: ["aal1", "aal2"] })
    .notNull()
    .default("aal1"),
});

/** Credentials: a password, or an identity at a provider. */
export const authAccounts = pgTable("auth_account", {
  id: uuid("id").primaryKey().defaultRandom(),
  accountId: text("accountId").notNull(),
  providerId: text("providerId").notNull(),
  userId: uuid("userId").notNull(),
  accessToken: text("accessToken"),
  refreshToken: text("refreshToken"),
  idToken: text("idToken"),
  accessTokenExpiresAt: instant("accessTokenExpiresAt"),
  refreshTokenExpiresAt: instant("refreshTokenExpiresAt"),
  scope: text("scope"),
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

/** Sessions whose person has given the password again, and when: they may do for a while what cannot be undone. */
export const identityProofs = pgTable("identity_proofs", {
  sessionId: uuid("session_id").primaryKey(),
  provenAt: instant("proven_at").notNull().defaultNow(),
});

/** Requests for emails to an address, whether or not anybody is registered with it. */
export const letterRequests = pgTable("letter_requests", {
  /** Keyed hash of kind and address. */
  key: text("key").primaryKey(),
  /** Those of the last hour, the newest last. */
  requestedAt: instant("requested_at").array().notNull(),
});
