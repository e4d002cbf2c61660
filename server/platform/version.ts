import { existsSync, readFileSync } from "node:fs";

/** `1.2.3+commit` in a release (`npm run build`), `1.2.3` in a checkout. */
export const VERSION = readVersion();

function readVersion(): string {
  const file = ["release.json", "package.json"]
    .map((name) => new URL(`../../${name}`, import.meta.url))
    .find((each) => existsSync(each));
  if (file === undefined) throw new Error("neither release.json nor package.json is there");
  const { version, commit } = JSON.parse(readFileSync(file, "utf8")) as { version: string; commit?: string };
  return commit === undefined ? version : `${version}+${commit}`;
}
