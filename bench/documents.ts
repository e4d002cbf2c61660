/**
 * `npm run build && node bench/documents.ts` runs the shell blocks of docs/operations.md and docs/upgrading.md, from the documents
 * themselves and in their order, in a throw-away root of Debian's packages with `release/`, a PostgreSQL and its network of its own.
 * What cannot run there is listed by line with its reason and counted as skipped: all of it without root, namespaces and
 * `mmdebstrap`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bootstrap, PROJECT } from "./deployment/image.ts";
import { createCleanup } from "./discovery/cleanup.ts";

const NAMESPACES = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];

/** What the root lacks. A command that matches is left out of its block and of its line. */
const SKIPPED: readonly (readonly [RegExp, string])[] = [
  [/\bsystem(?:ctl|d-run)\b/, "needs systemd"],
  [/\bdocker\b/, "needs a container engine"],
  [/\bapt-get\b|\/pgdg\/|\bpg_(?:upgrade|drop)cluster\b/, "needs packages that Debian does not have"],
  [/\bnpm run move\b/, "needs a bucket; server/commands/move has its tests"],
  [/^git pull|^export COMMIT/, "needs a checkout"],
];

/** Examples in the documents, and what they are here. */
const GIVEN: readonly (readonly [string | RegExp, string])[] = [
  ["nakamatch-2026-01-31T03-00-00Z.tar.age", "$(basename /backups/*.age)"],
  ["KEYFILE", "/root/key-of-age"],
  ["age1…", "$(age-keygen -y /root/key-of-age)"],
  ["EVENT", `$(psql -Atc 'select id from events' "$DATABASE_URL")`],
  ["EVIDENCE ID", "00000000-0000-4000-8000-000000000000"],
];

/** What comes before and after the block that contains the text, in its shell. */
const AROUND: readonly { block: string; before?: string; after?: string }[] = [
  {
    block: "createuser --pwprompt",
    after: `psql -Atc 'select 1' "$DATABASE_URL" && test -f /opt/nakamatch/current/start.mjs
      cp /root/settings /etc/nakamatch.env && chown -R nakamatch /var/lib/nakamatch
      install -d -o nakamatch /var/lib/nakamatch/avatars /backups`,
  },
  {
    block: "/run/nakamatch-key",
    after: "test ! -e /run/nakamatch-key && test -d /var/lib/nakamatch/avatars-before",
  },
  {
    block: "npm run backup",
    // A server's start installs the database; between backup and restore it is emptied.
    before: `rm -r /var/lib/nakamatch/avatars-before
      (cd /opt/nakamatch/current && exec setpriv --reuid nakamatch --clear-groups node start.mjs) & server=$!
      curl -fsS --retry 90 --retry-delay 1 --retry-all-errors -o /dev/null http://127.0.0.1:3001/api/v1/health
      kill $server && wait $server
      empty() { su postgres -c 'dropdb nakamatch && createdb --owner=nakamatch --encoding=UTF8 --template=template0 nakamatch'; }
      npm() { case "$*" in "run restore"*) empty ;; esac; command npm "$@"; }
      cd /opt/nakamatch/current`,
    after: `psql -Atc 'select count(*) from cities' "$DATABASE_URL" | grep -qx '[1-9][0-9]*'`,
  },
  { block: "encode(p.image", before: "cd /tmp", after: "test -f photo.jpg" },
  {
    block: "npm run registration",
    before: "cd /opt/nakamatch/current",
    after: "psql -Atc 'select * from switches' \"$DATABASE_URL\" | grep -q .",
  },
  {
    block: "npm run events",
    before: `cd /opt/nakamatch/current
      printf '%s\\r\\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:Kaze BEGIN:VEVENT UID:kaze 'SUMMARY:Kaze Con' "$(date +DTSTAMP:%Y%m%dT%H%M%SZ)" \\
        "$(date --date='3 months' '+DTSTART;VALUE=DATE:%Y%m%d')" 'LOCATION:Recinto ferial' END:VEVENT END:VCALENDAR >programme.ics`,
    after: `psql -Atc 'select count(*) from events where city_id is not null and withdrawn_at is not null' "$DATABASE_URL" | grep -qx 1`,
  },
  {
    block: "cp -R old/web/dist/assets",
    before:
      "mkdir /root/step && cd /root/step && ln -s /root/nakamatch/release old && cp -a /root/nakamatch/release new && rm -rf old/web/dist-earlier",
    after: "for file in old/web/dist/assets/*; do test -e new/web/dist-earlier/assets/$(basename $file); done",
  },
  {
    block: "ln -sfn 2 current",
    after: "test -f /opt/nakamatch/current/start.mjs && test -f /etc/systemd/system/nakamatch@.service",
  },
];

const reasonOf = (command: string) => SKIPPED.find(([words]) => words.test(command))?.[1];

interface Command {
  line: number;
  text: string;
}

/** The blocks of a document, each a list of commands that begin at a line. */
function blocksOf(document: string): Command[][] {
  const blocks: Command[][] = [];
  let block: Command[] | undefined;
  let isOpen = false;
  for (const [index, raw] of readFileSync(join(PROJECT, document), "utf8").split("\n").entries()) {
    const text = raw.trim();
    const last = block?.at(-1);
    if (text.startsWith("```")) {
      block = text === "```sh" ? [] : undefined;
      isOpen = false;
      if (block) blocks.push(block);
    } else if (isOpen && last) last.text += `\n${text}`;
    else if (block && text !== "") block.push({ line: index + 1, text });
    const all = block?.at(-1)?.text ?? "";
    isOpen =
      /(?:\\|&&|\|)$/.test(all) ||
      /^for /.test(all) !== /\bdone$/.test(all) ||
      (all.match(/"/g) ?? []).length % 2 === 1;
  }
  return blocks;
}

if (process.getuid?.() !== 0 || spawnSync("unshare", [...NAMESPACES, "true"]).status !== 0) {
  console.log("The documents need root, and a kernel that allows namespaces.\n0 passed, 0 failed, 1 skipped");
  process.exit(0);
}
const cleanup = createCleanup();
const folder = mkdtempSync(join(tmpdir(), "nakamatch-documents-"));
cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
let [passed, failed, skipped] = [0, 0, 0];
try {
  execFileSync("chmod", ["a+rx", folder]);
  const root = join(folder, "root");
  // `npm root --global` would ask the prefix of the Node that runs this, which comes without npm.
  const npm = dirname(dirname(realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim())));
  const hooks = [
    `install ${process.execPath} "$1/usr/bin/node"`,
    `mkdir -p "$1/usr/lib/node_modules" && cp -a ${npm} "$1/usr/lib/node_modules/" && ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/bin/npm"`,
    `mkdir -p "$1/root/nakamatch" && cp -a ${["release", "deploy", ".env.example"].map((name) => join(PROJECT, name)).join(" ")} "$1/root/nakamatch/"`,
  ];
  const packages = "--include=postgresql,age,curl,ca-certificates,iproute2";
  await bootstrap(root, "trixie", [packages, ...hooks.map((hook) => `--customize-hook=${hook}`)]);
  const password = "throw-away";
  const settings = {
    NODE_ENV: "production",
    PORT: "3001",
    PUBLIC_URL: "https://nakamatch.example",
    DATABASE_URL: `postgres://nakamatch:${password}@127.0.0.1/nakamatch`,
    AUTH_SECRET: "of the documents, long enough to sign with it",
    SMTP_URL: "smtp://127.0.0.1:1",
    DATA_DIR: "/var/lib/nakamatch",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
  writeFileSync(join(root, "root/settings"), lines.join(""));
  mkdirSync(join(root, "blocks"));
  const play = [
    "ip link set lo up && mount -t proc proc /proc && pg_ctlcluster $(pg_lsclusters -h | cut -d' ' -f1,2) start || exit 1",
    "age-keygen -o /root/key-of-age 2>/dev/null; install -d /etc/systemd/system; set -a; . /root/settings",
  ];
  for (const document of ["docs/operations.md", "docs/upgrading.md"]) {
    for (const block of blocksOf(document)) {
      const whole = block.map(({ text }) => text).join("\n");
      const around = AROUND.find(({ block: part }) => whole.includes(part));
      const script = ["cd /root/nakamatch", around?.before ?? ""];
      let ran = 0;
      for (const { line, text } of block) {
        if (text.startsWith("#")) continue;
        const parts = text.startsWith("for ") ? [text] : text.split(/ &&\s+(?=(?:[^']*'[^']*')*[^']*$)/);
        const kept = parts.filter((part) => reasonOf(part) === undefined);
        if (kept.length < parts.length) {
          skipped++;
          console.error(`skipped  ${document}:${line}  ${reasonOf(text)}`);
        }
        if (kept.length === 0) continue;
        ran++;
        const given = GIVEN.reduce((all, [name, here]) => all.replaceAll(name, here), kept.join(" && "));
        // `sh -e` would pass over the first of two commands that fails.
        script.push(`echo "at ${document}:${line}"`, `{ ${given}\n} || exit 1`);
      }
      if (ran === 0) continue;
      const name = `${document.slice(5, -3)}-${block[0]?.line}`;
      writeFileSync(join(root, `blocks/${name}`), [...script, around?.after ?? ""].join("\n"));
      play.push(
        `if printf '${password}\\n${password}\\n' | setsid sh -e /blocks/${name} >/blocks/${name}.log 2>&1; then echo "passed ${name}"; else echo "failed ${name}"; cat /blocks/${name}.log; fi`,
      );
    }
  }
  writeFileSync(join(root, "play"), play.join("\n"));
  const enter = [
    "sh",
    "-c",
    `mount --rbind /dev "$0/dev" && exec chroot "$0" env -i HOME=/root PATH=$PATH sh /play`,
    root,
  ];
  const { stdout } = spawnSync("unshare", [...NAMESPACES, ...enter], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
  console.error(stdout);
  passed = stdout.match(/^passed /gm)?.length ?? 0;
  failed = play.length - 2 - passed;
} finally {
  await cleanup.close();
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
