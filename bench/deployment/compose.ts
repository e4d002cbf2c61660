import assert from "node:assert/strict";
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { parse } from "yaml";
import { hasEnded } from "../discovery/cleanup.ts";
import { type Image, PROJECT } from "./image.ts";

const WAIT_MS = 180_000;
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const execute = promisify(execFile);

interface Service {
  image: string;
  command?: string | string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
}

/** Loopback addresses in place of the machines of compose's network. */
export const ADDRESSES: Record<string, string> = {
  postgres: "127.0.0.2",
  valkey: "127.0.0.3",
  "web-1": "127.0.0.4",
  "web-2": "127.0.0.5",
  caddy: "127.0.0.6",
};

/** Settings that `enter.sh` applies. */
const HARDENED = { read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] };

/** Commands in place of other images' entrypoints. */
const ENTRYPOINTS: Record<string, (command: string[]) => string[]> = {
  postgres: () => [
    "sh",
    "-c",
    `bin=$(echo /usr/lib/postgresql/*/bin) data=/var/lib/postgresql/data && chown postgres $data && echo "$POSTGRES_PASSWORD" >/tmp/password
    as() { exec setpriv --reuid=postgres --regid=postgres --clear-groups --no-new-privs "$@"; }
    [ -s $data/PG_VERSION ] ||
      (as $bin/initdb -D $data -U "$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8)
    as $bin/postgres -D $data -c listen_addresses=postgres -c unix_socket_directories= -c fsync=off`,
  ],
  valkey: (command) => [...command, "--bind", "valkey"],
  caddy: () => ["caddy", "run", "--config", "/etc/caddy/Caddyfile"],
  nginx: () => ["nginx", "-c", "/etc/nginx/nginx.conf"],
};

/** Runs `compose.yaml` without a container engine, as far as possible. */
export interface Compose {
  /** Starts a service with the current image, replacing a running one; waits until it is healthy. */
  up(name: string): Promise<void>;
  /** Stops a service as Compose does; fails if a web process does not exit with 0. */
  stop(name: string): Promise<void>;
  /** Runs a command (default: its own) in a container of the service; returns its output. @throws if it fails */
  run(name: string, command?: readonly string[], more?: More): Promise<string>;
  isHealthy(name: string): Promise<boolean>;
  log(name: string): string;
  image: Image;
}

interface More {
  env?: Record<string, string>;
  /** `SOURCE:TARGET` */
  mounts?: string[];
}

export interface ComposeSettings {
  folder: string;
  /** Variables of `.env`. */
  env: Record<string, string>;
  image: Image;
  /** Root of the installed PostgreSQL, Valkey and proxies. */
  services: string;
  caddyfile: string;
  /** Mounts of nginx, in the place of Caddy. */
  nginx: string[];
}

/** Must run in its own network and mount namespaces. */
export function openCompose({
  folder,
  env,
  image,
  services: servicesRoot,
  caddyfile,
  nginx,
}: ComposeSettings): Compose {
  const text = readFileSync(join(PROJECT, "compose.yaml"), "utf8")
    .replace(/(?<!\$)\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name: string, fallback = "") => env[name] || fallback)
    .replaceAll("$$", "$");
  const services: Record<string, Service> = parse(text, { merge: true }).services;
  services.nginx = { image: "nginx" };
  const hosts = join(folder, "hosts");
  const names = Object.entries({ ...ADDRESSES, [env.NAKAMATCH_HOST as string]: ADDRESSES.caddy });
  writeFileSync(hosts, ["127.0.0.1 localhost", ...names.map(([name, address]) => `${address} ${name}`), ""].join("\n"));
  execFileSync("mount", ["--bind", hosts, "/etc/hosts"]);
  mkdirSync(join(folder, "volumes"), { recursive: true });
  const running = new Map<string, ChildProcess>();

  function mounts(service: Service, root: string): string[] {
    return (service.volumes ?? []).map((volume) => {
      const [source = "", target = "", mode = "rw"] = volume.split(":");
      if (source === "./deploy/Caddyfile") return `${caddyfile}:${target}`;
      const path = join(folder, "volumes", source);
      // An empty volume is initialized from the image.
      if (!existsSync(path) && existsSync(root + target)) execFileSync("cp", ["-a", root + target, path]);
      mkdirSync(path, { recursive: true });
      return `${path}:${target}:${mode}`;
    });
  }

  /** The arguments of `unshare`, and the environment. */
  function container(name: string, own: readonly string[] | undefined, more: More = {}) {
    const service = services[name];
    assert(service, `${name} is no service of compose.yaml`);
    const isOurs = service.image === "nakamatch";
    if (isOurs) assert.deepEqual({ ...service, ...HARDENED }, service, `${name} is hardened`);
    const other: Omit<Image, "env" | "command" | "healthcheck"> = { root: servicesRoot, user: "root", folder: "/" };
    const { root, user, folder: start, release } = isOurs ? api.image : other;
    const places = release === undefined ? [] : [`${release}:${start}`];
    const given = typeof service.command === "string" ? service.command.split(" ") : service.command;
    const usual = isOurs ? (given ?? api.image.command) : ENTRYPOINTS[name]?.(given ?? []);
    const command = own ?? usual ?? [];
    const args = [join(import.meta.dirname, "enter.sh"), root, user, start, `${hosts}:/etc/hosts`];
    const settings = isOurs ? { ...api.image.env, ...env, HOST: ADDRESSES[name] ?? "" } : { XDG_DATA_HOME: "/data" };
    return {
      args: ["--mount", "sh", ...args, ...places, ...mounts(service, root), ...(more.mounts ?? []), "--", ...command],
      env: { PATH, HOME: "/tmp", ...settings, ...strings(service.environment), ...more.env },
    };
  }

  const logFile = (name: string) => join(folder, `${name}.log`);
  const api: Compose = {
    image,
    log: (name) => (existsSync(logFile(name)) ? readFileSync(logFile(name), "utf8") : ""),
    async isHealthy(name) {
      if (name.startsWith("web")) {
        const answer = await fetch(`http://${name}:3000/api/v1/health`).catch(() => undefined);
        return answer?.ok ?? false;
      }
      const [kind, ...test] = services[name]?.healthcheck?.test ?? ["CMD", "true"];
      const command = kind === "CMD-SHELL" ? ["sh", "-c", ...test] : test;
      const isDone = await api.run(name, command, { env: { PGHOST: "postgres" } }).catch(() => false);
      return isDone !== false;
    },
    async up(name) {
      await api.stop(name);
      const { args, env: own } = container(name, undefined, name === "nginx" ? { mounts: nginx } : {});
      const output = openSync(logFile(name), "a");
      const child = spawn("unshare", args, { env: own, stdio: ["ignore", output, output] });
      running.set(name, child);
      await until(`the start of ${name}`, () => {
        assert(!hasEnded(child), `${name} did not start:\n${api.log(name).slice(-4000)}`);
        return api.isHealthy(name);
      });
    },
    async stop(name) {
      const child = running.get(name);
      if (!child) return;
      running.delete(name);
      child.kill("SIGTERM");
      const seconds = Number.parseInt(services[name]?.stop_grace_period ?? "10", 10);
      const late = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
      const [code, signal] = hasEnded(child) ? [child.exitCode, child.signalCode] : await once(child, "exit");
      clearTimeout(late);
      assert(code === 0 || !name.startsWith("web"), `${name} ended with ${code ?? signal}`);
    },
    async run(name, command, more) {
      const { args, env: own } = container(name, command, more);
      try {
        return (await execute("unshare", args, { env: own })).stdout;
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${[name, ...(command ?? [])].join(" ")} failed:\n${stdout}${stderr}`);
      }
    },
  };
  return api;
}

/** Retries until `attempt` returns neither false nor undefined; resolves to that. */
export async function until<Result>(what: string, attempt: () => Result | Promise<Result>) {
  for (const end = Date.now() + WAIT_MS; ; await wait(100)) {
    const result = await attempt();
    if (result !== undefined && result !== false) return result as Exclude<Awaited<Result>, undefined | false>;
    assert(Date.now() < end, `waited for ${what}`);
  }
}

function strings(values: Record<string, string | number> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
