import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const program = dirname(dirname(dirname(import.meta.dirname)));
const DATA_DIR = mkdtempSync(join(tmpdir(), "nakamatch-config-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://nakamatch.test/",
  DATABASE_URL: "postgres://db/nakamatch",
  AUTH_SECRET: "s".repeat(32),
  SMTP_URL: "smtp://mail",
  DATA_DIR,
};

describe("the configuration", () => {
  it("needs nothing in development", () => {
    const config = readConfig({ DATA_DIR, PORT: "3311" });
    expect(config).toMatchObject({
      PORT: 3311,
      HOST: "localhost",
      PUBLIC_URL: "http://localhost:3311",
      isProduction: false,
    });
  });

  it("OPEN-10: people are shown the address they can write to, by default that of the sender", () => {
    const contact = (settings: Record<string, string>) => readConfig({ DATA_DIR, ...settings }).CONTACT_EMAIL;
    expect(contact({})).toBe("hola@nakamatch.example");
    expect(contact({ MAIL_FROM: "Nakamatch <hello@nakamatch.test>" })).toBe("hello@nakamatch.test");
    expect(contact({ MAIL_FROM: "hello@nakamatch.test" })).toBe("hello@nakamatch.test");
    expect(contact({ CONTACT_EMAIL: "help@nakamatch.test" })).toBe("help@nakamatch.test");
    expect(() => contact({ CONTACT_EMAIL: "help" })).toThrow(ConfigError);
  });

  it("never signs with a secret that was half written", () => {
    const folder = mkdtempSync(join(tmpdir(), "nakamatch-config-"));
    writeFileSync(join(folder, "auth-secret"), "");
    expect(() => readConfig({ DATA_DIR: folder })).toThrow(ConfigError);
    rmSync(folder, { recursive: true });
  });

  it("makes a secret once and keeps it", () => {
    const { AUTH_SECRET } = readConfig({ DATA_DIR });
    expect(AUTH_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).AUTH_SECRET).toBe(AUTH_SECRET);
    expect(readFileSync(join(DATA_DIR, "auth-secret"), "utf8").trim()).toBe(AUTH_SECRET);
  });

  it("takes an empty variable for an absent one, and drops a trailing slash", () => {
    expect(readConfig({ DATA_DIR, PUBLIC_URL: "", SMTP_URL: "" }).PUBLIC_URL).toBe("http://localhost:3000");
    expect(readConfig(PRODUCTION)).toMatchObject({ PUBLIC_URL: "https://nakamatch.test", HOST: "0.0.0.0" });
  });

  it.each(["PUBLIC_URL", "DATABASE_URL", "AUTH_SECRET", "SMTP_URL", "DATA_DIR"])(
    "refuses production without %s",
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: "" })).toThrow(new RegExp(name));
    },
  );

  it("refuses production with its data in the program's or the working folder, which an upgrade replaces", () => {
    const link = join(DATA_DIR, "current");
    symlinkSync(program, link);
    for (const folder of ["data", "../data", program, join(program, "new/data"), join(link, "new/data")]) {
      expect(() => readConfig({ ...PRODUCTION, DATA_DIR: folder })).toThrow(/DATA_DIR/);
    }
    expect(readConfig({ ...PRODUCTION, DATA_DIR: `${program}-data` }).isProduction).toBe(true);
  });

  it("refuses production without https, but for a trial on this machine", () => {
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL: "http://nakamatch.test" })).toThrow(/https/);
    expect(readConfig({ ...PRODUCTION, PUBLIC_URL: "http://localhost:3000" }).isProduction).toBe(true);
  });

  it.each(["0.0.0.0", "::", "192.168.1.4", "nakamatch.test", "127.evil.test", "::ffff:0.0.0.0"])(
    "refuses the public HOST %s outside production",
    (HOST) => {
      for (const NODE_ENV of ["development", "test"]) {
        expect(() => readConfig({ DATA_DIR, NODE_ENV, HOST })).toThrow(ConfigError);
        expect(() => readConfig({ DATA_DIR, NODE_ENV, HOST })).toThrow(`HOST=${HOST} `);
      }
      expect(readConfig({ ...PRODUCTION, HOST }).HOST).toBe(HOST);
    },
  );

  it.each(["localhost", "127.0.0.1", "127.8.9.10", "::1"])("takes the loopback HOST %s everywhere", (HOST) => {
    expect(readConfig({ DATA_DIR, HOST }).HOST).toBe(HOST);
    expect(readConfig({ ...PRODUCTION, HOST }).HOST).toBe(HOST);
  });

  it.each([
    "https://nakamatch.test/app",
    "https://nakamatch.test/?a",
    "https://nakamatch.test/#a",
    "https://a:b@nakamatch.test",
  ])("refuses %s in production: the app is at the root of its host", (PUBLIC_URL) => {
    expect(() => readConfig({ ...PRODUCTION, PUBLIC_URL })).toThrow(/path/);
  });

  it("names all problems at once, and no value", () => {
    const secrets = { SMTP_URL: "smtp://me:hunter2", REDIS_URL: "http://hunter2@redis" };
    const settings = { ...PRODUCTION, ...secrets, DATABASE_URL: "", PUBLIC_URL: "http://nakamatch.test/app" };
    const incomplete = {
      S3_BUCKET: "photos",
      VAPID_PUBLIC_KEY: "hunter2",
      PHOTO_CLASSIFIER: "on",
      MAIL_FROM: "me",
      LIST_SERVICES: "anilist,myanimelist",
    };
    const read = () => readConfig({ ...settings, ...incomplete }, { isClassifierInstalled: () => false });
    for (const name of [
      "SMTP_URL",
      "REDIS_URL",
      "DATABASE_URL",
      "https",
      "path",
      "S3_BUCKET",
      "VAPID_",
      "_CLASS",
      "MYANIMELIST_CLIENT_ID",
      "MAIL_",
    ])
      expect(read).toThrow(name);
    expect(read).not.toThrow("hunter2");
  });

  it("names every setting that is malformed", () => {
    expect(() => readConfig({ DATA_DIR, PORT: "http", LOG_LEVEL: "loud", AUTH_SECRET: "short" })).toThrow(ConfigError);
    expect(() => readConfig({ DATA_DIR, PORT: "http", LOG_LEVEL: "loud" })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
