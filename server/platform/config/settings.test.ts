import { describe, expect, it } from "vitest";
import { settingsSchema } from "./settings.ts";

const accepts = (name: string, value: string) => settingsSchema.safeParse({ [name]: value }).success;

describe("the settings", () => {
  it("have the defaults that docs/configuration.md names", () => {
    expect(settingsSchema.parse({})).toEqual({
      NODE_ENV: "development",
      PORT: 3000,
      METRICS_HOST: "127.0.0.1",
      OTEL_TRACES_SAMPLER_ARG: 1,
      TRUSTED_PROXIES: 0,
      DRAIN_SECONDS: 0,
      DATABASE_READ_URL: [],
      DATABASE_POOL: 10,
      DATA_DIR: "data",
      AUTH_SECRETS_EARLIER: [],
      LIST_SERVICES: [],
      MAIL: "send",
      PUSH: "send",
      MAIL_FROM: "Nakamatch <hola@nakamatch.example>",
      S3_REGION: "auto",
      PHOTO_CLASSIFIER: false,
      MODERATION_TRANSLATE: false,
      RESERVED_NICKNAMES: [],
      PREMIUM_MONTHLY_BRL: 23.9,
      PREMIUM_YEARLY_BRL: 149.9,
      RATE_LIMITS: true,
      FLAGS: "service",
      HSTS_SUBDOMAINS: false,
      DEMO: true,
      LOG_LEVEL: "info",
    });
  });

  it("a list service named twice is one", () => {
    expect(settingsSchema.parse({ LIST_SERVICES: "anilist, anilist" })).toMatchObject({ LIST_SERVICES: ["anilist"] });
  });

  it.each([
    ["PORT", ["0", "65535"], ["-1", "65536", "80.5", "http"]],
    ["LIST_SERVICES", ["anilist", "anilist, myanimelist"], ["kitsu", "anilist;myanimelist"]],
    ["MODERATORS_NEED_SECOND_FACTOR_FROM", ["2027-01-01"], ["01.01.2027", "2027-02-30", "soon", "2027-01-01T00:00"]],
    ["MAIL", ["send", "hold", "/var/mail/me"], ["off"]],
    ["METRICS_PORT", ["1", "65535"], ["0", "65536", "on"]],
    ["OTEL_TRACES_SAMPLER_ARG", ["0", "0.05", "1"], ["-1", "1.1", "all"]],
    ["TRUSTED_PROXIES", ["0", "10"], ["-1", "11", "0.5"]],
    ["DATABASE_POOL", ["2", "200"], ["1", "201", "2.5"]],
    ["AUTH_SECRET", ["s".repeat(32)], ["s".repeat(31)]],
    ["PUBLIC_URL", ["http://localhost:3000", "https://nakamatch.test/"], ["nakamatch.test"]],
    [
      "DATABASE_URL",
      ["postgres://db/n", "postgresql:///n?host=/run", "postgres://me@/n?host=/run"],
      [
        "mysql://db/n",
        "db",
        "postgres://a:b#c@db/n",
        "postgres://caf%e9@db/n",
        "postgres://one,two/n",
        "postgres://db/n?target_session_attrs=read-write",
        "postgres://db/n?sslrootcert=/nothing",
      ],
    ],
    ["DATABASE_READ_URL", ["postgres://db/n", "postgres://a/n,postgres://b/n"], ["db", "postgres://a/n,mysql://b/n"]],
    [
      "REDIS_URL",
      ["redis://cache", "rediss://:a%23@cache:1/2"],
      ["cache:1", "http://cache", "redis://cache/x", "redis://:a%zz@cache", "redis://"],
    ],
    [
      "SMTP_URL",
      ["smtp://mail", "smtps://me%40a:b@mail:465?pool=true"],
      ["mail", "http://mail", "smtp://", "smtp://me:b#c@mail:25"],
    ],
    [
      "MAIL_FROM",
      ["hola@nakamatch.test", "Naka <hola@nakamatch.test>", '"Naka, Ltd." <hola@nakamatch.test>', "<a@nakamatch.test>"],
      [
        "hola",
        "Naka <hola>",
        "Naka, Ltd. <a@nakamatch.test>",
        "a@a.test, b@b.test",
        "Naka a@a.test",
        "N\r\n<a@a.test>",
      ],
    ],
    ["NODE_ENV", ["development", "test", "production"], ["staging"]],
    ["LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"], ["loud"]],
  ])("%s accepts %j and refuses %j", (name, good, bad) => {
    for (const value of good) expect(accepts(name, value), value).toBe(true);
    for (const value of bad) expect(accepts(name, value), value).toBe(false);
  });

  it("AUTH_SECRETS_EARLIER is a list", () => {
    expect(settingsSchema.parse({ AUTH_SECRETS_EARLIER: "one,two," }).AUTH_SECRETS_EARLIER).toEqual(["one", "two"]);
  });

  it.each(["RATE_LIMITS", "DEMO"] as const)("%s is switched by on, true, 1 and off, false, 0 only", (name) => {
    for (const word of ["on", "true", "1"]) expect(settingsSchema.parse({ [name]: word })[name], word).toBe(true);
    for (const word of ["off", "false", "0"]) expect(settingsSchema.parse({ [name]: word })[name], word).toBe(false);
    for (const word of ["yes", "no", "ON"]) expect(accepts(name, word), word).toBe(false);
  });

  it("a public address loses all trailing slashes and keeps those inside", () => {
    const { PUBLIC_URL } = settingsSchema.parse({ PUBLIC_URL: "https://nakamatch.test/app//" });
    expect(PUBLIC_URL).toBe("https://nakamatch.test/app");
  });
});
