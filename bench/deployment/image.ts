import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const execute = promisify(execFile);

/** Result of `docker build`: a root file system and how to start a container in it. */
export interface Image {
  root: string;
  user: string;
  folder: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  /** Replaces the release in `folder`. */
  release?: string;
}

/** Builds the Dockerfile's last stage with `release/`, on Debian's packages and this Node instead of the base image. */
export async function makeImage(root: string, signal: AbortSignal): Promise<Image> {
  const lines = readFileSync(join(PROJECT, "Dockerfile"), "utf8")
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "");
  // Otherwise the layer of the installation lacks the dependencies of a workspace.
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
  for (const name of workspaces)
    assert(lines.includes(`\nCOPY ${name}/package.json ${name}/\n`), `${name} is installed`);
  const image: Image = { root, user: "root", folder: "/", env: {}, command: [], healthcheck: [] };
  const hooks: string[] = [];
  let suite = "";
  for (const line of lines.slice(lines.lastIndexOf("FROM ")).trim().split("\n")) {
    const [, word, rest = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (word === "FROM") {
      const [, node, debian = ""] = /^node:(\d+)-(\w+)-slim$/.exec(rest) ?? [];
      assert.equal(node, process.versions.node.split(".")[0], "the Dockerfile's Node is the pinned one");
      suite = debian;
      hooks.push(`install ${process.execPath} "$1/usr/local/bin/node"`);
      hooks.push('chroot "$1" useradd --uid 1000 --user-group --create-home node');
    } else if (word === "WORKDIR") {
      image.folder = rest;
      hooks.push(`mkdir -p "$1${rest}"`);
    } else if (word === "COPY") {
      assert.equal(rest, "--from=build /src/release .");
      hooks.push(`cp -a "${join(PROJECT, "release")}/." "$1${image.folder}"`);
    } else if (word === "RUN")
      hooks.push(`chroot "$1" env -C ${image.folder} sh -c '${rest.replaceAll("'", "'\\''")}'`);
    else if (word === "ENV")
      image.env = { ...image.env, ...Object.fromEntries(rest.split(" ").map((pair) => pair.split("="))) };
    else if (word === "USER") image.user = rest;
    else if (word === "HEALTHCHECK") image.healthcheck = JSON.parse(rest.slice(rest.indexOf("[")));
    else if (word === "CMD") image.command = JSON.parse(rest);
    else assert.equal(word, "EXPOSE", `${line} of the Dockerfile has no counterpart here`);
  }
  await bootstrap(
    root,
    suite,
    hooks.map((hook) => `--customize-hook=${hook}`),
    signal,
  );
  return image;
}

/** Installs PostgreSQL, Valkey and Caddy in compose.yaml's major versions, nginx and age. */
export async function makeServices(root: string, signal: AbortSignal): Promise<void> {
  const noCluster =
    'mkdir "$1/etc/postgresql-common" && echo create_main_cluster=false >"$1/etc/postgresql-common/createcluster.conf"';
  const packages = "--include=postgresql,valkey-server,caddy,nginx-light,age,iproute2";
  await bootstrap(root, "trixie", [packages, `--essential-hook=${noCluster}`], signal);
}

/** Installs Debian's packages into a new root. */
export async function bootstrap(root: string, suite: string, options: string[], signal?: AbortSignal): Promise<void> {
  const all = ["--variant=minbase", "--mode=root", "--dpkgopt=force-unsafe-io", "--quiet", ...options, suite, root];
  // On interruption, no process or mount is left.
  const namespaces = ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
  await execute("unshare", [...namespaces, "mmdebstrap", ...all], {
    maxBuffer: 2 ** 26,
    signal,
    killSignal: "SIGKILL",
  });
}
