import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { authUsers } from "../platform/database/schema/auth.ts";
import { registry as counted } from "../platform/metrics.ts";
import { startTestApplication } from "../testing/application.ts";
import { freePort } from "../testing/cluster.ts";
import { openMailbox } from "../testing/mailbox.ts";
import { addMadrid, GOOD_PASSWORD, signUpInput } from "../testing/sign-up.ts";
import { until } from "../testing/waiting.ts";

const folder = new URL("../../deploy/monitoring/", import.meta.url);

const input = signUpInput();

// Discards counts of other tests.
counted.resetMetrics();
const mailbox = await openMailbox();
const port = await freePort();
const privateUrl = `http://127.0.0.1:${port}`;
const server = await startTestApplication({ METRICS_PORT: String(port), SMTP_URL: mailbox.url });
const { db } = server.database;
await addMadrid(db);
await server.client().accounts.signUp(input);
await mailbox.emailTo(input.email);
await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.email, input.email));
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const scrape = async () => (await fetch(`${privateUrl}/metrics`)).text();

describe("what operators see", () => {
  it("is counted by endpoint, code, engine and outcome, by name and pattern only", async () => {
    const cookie = await server.signIn(input.email, GOOD_PASSWORD);
    await expect(server.signIn(input.email, "wrong")).rejects.toThrow();
    await server.client(cookie).discovery.page({});
    const id = crypto.randomUUID();
    for (const path of [`/api/v1/people/${id}`, `/avatars/${id}/${id}.jpg`, `/nowhere/${id}`, "/api/v1/nowhere"]) {
      await fetch(server.url + path, { headers: { cookie } });
    }
    const text = await until(async () => {
      const latest = await scrape();
      expect(latest).toMatch(/_emails_total{outcome="sent"} 1/);
      return latest;
    });
    const lines = [
      '_http_request_duration_seconds_count{endpoint="authentication.signInByPassword",status="2xx"} 1',
      '_http_request_duration_seconds_count{endpoint="authentication.signInByPassword",status="4xx"} 1',
      '_http_request_duration_seconds_count{endpoint="discovery.page",status="2xx"} 1',
      '_http_request_duration_seconds_count{endpoint="/avatars/*",status="4xx"} 1',
      '_http_request_duration_seconds_count{endpoint="/api/v1/*",status="4xx"} 1',
      '_refusals_total{endpoint="authentication.signInByPassword",code="INVALID_CREDENTIALS"} 1',
      '_refusals_total{endpoint="profiles.get",code="PERSON_NOT_FOUND"} 1',
      '_storage_operation_duration_seconds_count{operation="read",outcome="done"}',
      "_ranking_search_duration_seconds_count{engine=",
      '_database_connections{state="idle"}',
      "_sockets_open 0",
      '_jobs{queue="accounts.confirmation-email",state="failed"} 0',
      '_part_up{part="mail"} 1',
      "nodejs_eventloop_lag_p99_seconds",
    ];
    expect(lines.filter((line) => !text.includes(line))).toEqual([]);
    expect(text).not.toMatch(/@|nowhere|[0-9a-f]{8}-[0-9a-f]{4}/);
  });

  it("tells of every part whether it does its work", async () => {
    const answer = await fetch(`${privateUrl}/health`);
    const { parts } = (await answer.json()) as { parts: Record<string, unknown> };
    expect(Object.keys(parts)).toEqual(["database", "storage", "mail", "jobs", "ranking", "disk"]);
    for (const part of ["database", "storage", "mail", "jobs"]) {
      expect(parts[part]).toEqual({ ok: true, ms: expect.any(Number) });
    }
  });

  it("is on a port of its own", async () => {
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${privateUrl}/api/v1/alive`)).status).toBe(404);
  });

  it.each(["dashboard.json", "alerts.yml", "alerts.test.yml"])("has every metric that %s names", async (file) => {
    const text = await scrape();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => ({ name, type }));
    const known = types.flatMap(({ name, type }) =>
      type === "histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : name,
    );
    const named = readFileSync(new URL(file, folder), "utf8").match(/\b(nakamatch|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(3);
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
  });
});
