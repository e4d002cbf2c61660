// Starts a release, or says in words that this Node is too old for it. Any Node reads this file; main.ts is an unknown
// extension to older ones.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
const oldest = /\d+/.exec(engines.node)[0];
if (Number(process.versions.node.split(".")[0]) >= Number(oldest))
  await import(new URL("server/main.ts", import.meta.url));
else {
  console.error(
    `Nakamatch needs Node ${oldest} or later, and ${process.execPath} is Node ${process.versions.node}. Debian's own package is older:\n` +
      `https://github.com/nodesource/distributions has packages for Debian and Ubuntu, https://nodejs.org/en/download all others.`,
  );
  process.exitCode = 1;
}
