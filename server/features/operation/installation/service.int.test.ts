import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../../platform/config/config.ts";
import { signingKeys } from "../../../platform/database/schema/auth.ts";
import { installation } from "../../../platform/database/schema/installation.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { createSigningKeys, signingKeySeal } from "../../sign-in/signing-keys/service.ts";
import { requireKnownSecret } from "./service.ts";

const [OLD = "", NEW = "", NEWEST = ""] = ["o", "n", "w"].map((letter) => letter.repeat(32));

const database = await createTestDatabase();
beforeEach(async () => {
  await database.db.delete(installation);
  await database.db.delete(signingKeys);
});
afterAll(() => database.close());

/** Starts with these settings. */
async function start(AUTH_SECRET: string, settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({ NODE_ENV: "test", AUTH_SECRET, ...settings });
  await database.db.transaction((tx) => requireKnownSecret(tx, config));
}

const facts = () => database.db.select().from(installation).orderBy(installation.name);

/** The value for `AUTH_SECRET_LOST` offered by the refusal. */
async function lostName(secret: string): Promise<string> {
  const message = await start(secret).catch((error: Error) => error.message);
  return /AUTH_SECRET_LOST=(\S+):/.exec(String(message))?.[1] ?? "";
}

describe("the secret of an installation", () => {
  it("is the one of the first start; another is refused and changes nothing", async () => {
    await start(OLD);
    const before = await facts();
    await start(OLD);
    await expect(start(NEW)).rejects.toThrow(ConfigError);
    await expect(start(NEW)).rejects.toThrow(/AUTH_SECRETS_EARLIER/);
    await expect(start(NEW, { AUTH_SECRETS_EARLIER: NEWEST })).rejects.toThrow(ConfigError);
    expect(await facts()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain(OLD);
  });

  it("changes with the one before in AUTH_SECRETS_EARLIER, which may restart for a day", async () => {
    await start(OLD);
    await start(NEW, { AUTH_SECRETS_EARLIER: OLD });
    await start(NEW);
    await start(OLD);
    await start(NEW, { AUTH_SECRETS_EARLIER: OLD });
    await database.db.update(installation).set({ setAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
    await start(NEW);
    await expect(start(OLD)).rejects.toThrow(ConfigError);
  });

  it("changes back likewise", async () => {
    await start(OLD);
    await start(NEW, { AUTH_SECRETS_EARLIER: OLD });
    await start(OLD, { AUTH_SECRETS_EARLIER: NEW });
    await start(OLD);
    await start(NEW);
  });

  it("changes without the one before where the setting names it as lost, once", async () => {
    await start(OLD);
    const AUTH_SECRET_LOST = await lostName(NEW);
    await expect(start(NEW, { AUTH_SECRET_LOST: "another" })).rejects.toThrow(ConfigError);
    await start(NEW, { AUTH_SECRET_LOST });
    await expect(start(OLD)).rejects.toThrow(ConfigError);
    await expect(start(NEWEST, { AUTH_SECRET_LOST })).rejects.toThrow(ConfigError);
  });

  it("of a database without a fingerprint is the one that opens its newest signing key", async () => {
    await createSigningKeys({ db: database.db, seal: signingKeySeal(OLD) }).current();
    await expect(start(NEW)).rejects.toThrow(ConfigError);
    expect(await facts()).toEqual([]);
    await start(NEW, { AUTH_SECRETS_EARLIER: OLD });
    await start(OLD);
    await database.db.delete(installation);
    await start(NEW, { AUTH_SECRET_LOST: await lostName(NEW) });
    await expect(start(OLD)).rejects.toThrow(ConfigError);
  });

  it("is one when several processes start at once, and all of them start in a rotation", {
    tags: ["postgres"],
  }, async () => {
    const first = await Promise.allSettled([OLD, NEW, NEWEST].map((secret) => start(secret)));
    expect(first.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await database.db.delete(installation).where(eq(installation.name, "auth_secret"));
    await start(OLD);
    const rotated = { AUTH_SECRETS_EARLIER: OLD };
    await Promise.all([start(NEW, rotated), start(OLD), start(NEW, rotated), start(OLD), start(NEW, rotated)]);
    await start(NEW);
  });
});
