/** Called by `bench/deployment.ts` in namespaces of its own, with the folder that it has prepared. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { parseEnv } from "node:util";
import { openMailbox } from "../../server/testing/mailbox.ts";
import { jpegOf } from "../../server/testing/photos.ts";
import { ADDRESSES, openCompose, until } from "./compose.ts";
import { type Image, PROJECT } from "./image.ts";
import { match, openSocket, register, trickle, visit } from "./member.ts";

const [, , folder = "", prepared = ""] = process.argv;
const services = join(folder, "services");
const before = existsSync(join(folder, "before")) ? join(folder, "before") : undefined;
const image: Image = JSON.parse(readFileSync(join(folder, "image.json"), "utf8"));
const { version, commit } = JSON.parse(readFileSync(join(PROJECT, "release/release.json"), "utf8"));
const seconds: Record<string, number> = { "make the root file systems": Number(prepared) };
let requests = 0;

async function step<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  console.error(`deployment: ${title}`);
  const result = await run();
  seconds[title] = Math.round((performance.now() - start) / 100) / 10;
  return result;
}

execFileSync("chroot", [services, "ip", "link", "set", "lo", "up"]);
const mailbox = await openMailbox();
const key = execFileSync("chroot", [services, "age-keygen"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const keyFile = join(folder, "key");
writeFileSync(keyFile, key, { mode: 0o400 });
chownSync(keyFile, 1000, 1000);
const env: Record<string, string> = {
  ...(parseEnv(readFileSync(join(PROJECT, ".env.example"), "utf8")) as Record<string, string>),
  AUTH_SECRET: randomBytes(48).toString("base64"),
  SMTP_URL: mailbox.url,
  BACKUP_RECIPIENT: /age1\w+/.exec(key)?.[0] ?? "",
  POSTGRES_PASSWORD: randomBytes(24).toString("hex"),
};
const origin = env.PUBLIC_URL ?? "";
// Caddy's own certificate authority replaces the public ones.
const caddyfile = join(folder, "Caddyfile");
const sample = readFileSync(join(PROJECT, "deploy/Caddyfile"), "utf8");
writeFileSync(caddyfile, sample.replace(/^\{$/m, "{\n\tlocal_certs\n\tskip_install_trust"));
const authority = join(folder, "volumes/caddy/caddy/pki/authorities/local/root.crt");
// The sample for nginx as it is, with the processes' addresses here, Caddy's certificate, and without IPv6.
const nginxConf = join(folder, "nginx.conf");
const nginxSite = join(folder, "nginx-site.conf");
const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((part) => `${part}_temp_path /tmp/${part};`);
writeFileSync(
  nginxConf,
  `daemon off; pid /tmp/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(" ")} include /site.conf; }`,
);
writeFileSync(
  nginxSite,
  readFileSync(join(PROJECT, "deploy/nginx.conf"), "utf8")
    .replace(/^.*listen \[::\].*\n/gm, "")
    .replace("127.0.0.1:3001", "web-1:3000")
    .replace("127.0.0.1:3002", "web-2:3000")
    .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, "/certificate/nakamatch.example.crt")
    .replace(/\/etc\/letsencrypt\S+privkey\.pem/, "/certificate/nakamatch.example.key"),
);
const certificate = join(folder, "volumes/caddy/caddy/certificates/local/nakamatch.example");
const nginx = [`${nginxConf}:/etc/nginx/nginx.conf`, `${nginxSite}:/site.conf`, `${certificate}:/certificate`];
const compose = openCompose({ folder, env, image, services, caddyfile, nginx });
const inPostgres = (command: string) =>
  compose.run("postgres", [command, "--username=nakamatch", "nakamatch"], {
    env: { PGHOST: "postgres", PGPASSWORD: env.POSTGRES_PASSWORD ?? "" },
  });
const command = (file: string, ...args: string[]) =>
  compose.run("web-1", ["node", `server/commands/${file}.ts`, ...args]);
const WEB = ["web-1", "web-2"] as const;

try {
  await step("start PostgreSQL and Valkey", async () => {
    for (const name of ["postgres", "valkey"]) await compose.up(name);
    await inPostgres("createdb");
  });
  await step("migrate an empty database", async () => {
    assert.match(await command("migrate"), /up to date/);
  });
  if (before) {
    await inPostgres("dropdb");
    await inPostgres("createdb");
    compose.image = { ...image, release: before };
    await step("start the release before", () => compose.up("web-1"));
  } else await compose.run("assets");
  await step("start two processes and Caddy", async () => {
    await Promise.all((before ? (["web-2"] as const) : WEB).map(compose.up));
    await compose.up("caddy");
    await until("Caddy's authority", () => existsSync(authority));
    setDefaultCACertificates([...getCACertificates(), readFileSync(authority, "utf8")]);
    await until("the address", isReached);
    const { status, headers } = await fetch(origin.replace("https:", "http:"), { redirect: "manual" });
    assert.match(`${status} ${headers.get("location")}`, /^308 https:/);
  });

  const [one, other] = await step("register two members", () =>
    Promise.all([register(origin, mailbox), register(origin, mailbox)]),
  );
  const chatId = await match(one, other);
  const { avatarUrl } = await one.call("PUT", "/v1/me/photo", await jpegOf(400, 400));
  const photo = async () => {
    const answer = await fetch(new URL(avatarUrl, origin), { headers: { cookie: other.cookie } });
    assert.equal(answer.status, 200, "the photo");
    return Buffer.from(await answer.arrayBuffer());
  };
  const uploaded = await photo();
  let socket = await openSocket(origin, other);
  const look = () => visit(one, chatId, socket);
  await look();

  const go = async (release: Image) => {
    compose.image = release;
    for (const name of WEB) await compose.up(name);
  };
  const previous = compose.image;
  for (const proxy of ["caddy", "nginx"] as const) {
    if (proxy === "nginx") {
      await step("put nginx in the place of Caddy", async () => {
        await compose.stop("caddy");
        await compose.up("nginx");
        await until("the address", isReached);
        await until("the socket", () => socket.connected);
        if (before) await go(previous);
      });
    }
    if (before) {
      const script = await scriptOf("web-1");
      await step(`upgrade behind ${proxy}`, async () => {
        const stop = trickle(origin, one, chatId);
        // Assets of the previous release, then of this one.
        await compose.run("assets");
        compose.image = image;
        await compose.run("assets");
        await command("migrate");
        await look();
        await compose.up("web-1");
        await look();
        await assertServed("web-1", script);
        await compose.up("web-2");
        requests += await stop();
      });
    }
    await step(`restart one process after the other behind ${proxy}`, async () => {
      const stop = trickle(origin, one, chatId);
      for (const name of WEB) {
        await compose.up(name);
        await look();
        await assertServed(name, await scriptOf(name));
        await compose.run(
          name,
          image.healthcheck.map((part) => part.replace("127.0.0.1", name)),
        );
      }
      requests += await stop();
    });
  }
  await step("put Caddy back, go back to the release before, and upgrade again", async () => {
    await compose.stop("nginx");
    await compose.up("caddy");
    await until("the address", isReached);
    await until("the socket", () => socket.connected);
    for (const release of before ? [previous, image] : []) {
      await go(release);
      await one.signIn();
      await look();
    }
  });
  const health = await (await fetch(`http://127.0.0.4:3000/api/v1/health`)).json();
  assert.deepEqual(health, { status: "ok", version: `${version}+${commit}`, proxies: 0 });

  await step("doctor", async () => {
    const mounts = [`${authority}:/authority.crt`];
    execFileSync("chmod", ["a+r", authority]);
    const table = await compose.run("web-1", ["node", "server/commands/doctor.ts"], {
      mounts,
      env: { NODE_EXTRA_CA_CERTS: "/authority.crt" },
    });
    assert.match(table, /AUTH_SECRET fits the database/);
    assert.doesNotMatch(table, /✗/);
    await command("moderator", "grant", one.email);
    assert.match(await command("moderator", "list"), new RegExp(one.email));
  });

  await step("backup", () => compose.up("backup"));
  await compose.stop("backup");
  await assert.rejects(compose.run("web-1", ["touch", "/backups/x"]), /Read-only file system/);
  await step("restore", async () => {
    for (const name of WEB) await compose.stop(name);
    for (const name of ["dropdb", "createdb"]) await inPostgres(name);
    const listed = await compose.run("web-1", ["sh", "-c", "ls /backups; mv /data/avatars /data/avatars-before"]);
    const file = listed.trim().split("\n").at(-1);
    assert.match(file ?? "", /^nakamatch-.*\.tar\.age$/);
    const restore = ["node", "server/commands/restore-backup.ts", `/backups/${file}`, "--identity", "/key"];
    const restored = await compose.run("web-1", restore, { mounts: [`${keyFile}:/key`] });
    assert.match(restored, /Restored: https:\/\/nakamatch\.example /);
  });
  await step("start the restored installation: effects wait until they are resumed", async () => {
    await compose.up("web-1");
    await until("the address", isReached);
    const received = mailbox.count(one.email);
    socket.disconnect();
    for (const member of [one, other]) {
      await assert.rejects(member.call("GET", "/v1/chats"), /401/, "a restore ends all sessions");
      await member.signIn();
    }
    assert.deepEqual(await photo(), uploaded);
    await one.call("POST", "/auth/request-password-reset", { email: one.email });
    const resumed = await command("resume");
    assert.match(resumed, /is the home of this database[\s\S]*: 1/);
    assert.equal(mailbox.count(one.email), received);
    for (const name of WEB) await compose.up(name);
    await until("the email", () => mailbox.count(one.email) > received);
    socket = await openSocket(origin, other);
    await look();
  });
  socket.disconnect();
  for (const name of [...WEB, "backup"]) assert.doesNotMatch(compose.log(name), /"level":[56]0/, compose.log(name));
} catch (error) {
  for (const name of WEB) console.error(`${name}:\n${compose.log(name).slice(-3000)}`);
  throw error;
}
console.log(JSON.stringify({ release: `${version}+${commit}`, requests, seconds }, null, 2));
// The first process of the namespace: ends all others.
process.exit(0);

/** Caddy checks health every two seconds. */
async function isReached(): Promise<boolean> {
  const answer = await fetch(`${origin}/robots.txt`).catch(() => undefined);
  return answer?.ok ?? false;
}

/** A process's response for the public host, which `fetch` cannot set. */
async function ask(name: string, path: string): Promise<{ status: string; body: string }> {
  const options = { host: ADDRESSES[name], port: 3000, path, headers: { host: new URL(origin).host } };
  const [answer] = (await once(get(options), "response")) as [IncomingMessage];
  return { status: `${answer.statusCode} ${answer.headers["cache-control"]}`, body: await text(answer) };
}

/** The start page's script. */
async function scriptOf(name: string): Promise<string> {
  const { body } = await ask(name, "/");
  const [, path] = /<script type="module" crossorigin src="(\/assets\/[^"]+)"/.exec(body) ?? [];
  assert(path, `no script in the page of ${name}`);
  return path;
}

async function assertServed(name: string, path: string): Promise<void> {
  assert.match((await ask(name, path)).status, /^200 .*immutable/, `${path} of ${name}`);
}
