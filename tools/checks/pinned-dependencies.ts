import type { Check } from "./check.ts";

type Versions = Record<string, string>;
interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  peerDependencies?: Versions;
  overrides?: Versions;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies are pinned, with one version in all workspaces. */
export const pinnedDependencies: Check = {
  name: "dependencies pinned exactly",
  run(repository) {
    const problems: string[] = [];
    const seen = new Map<string, { version: string; path: string }>();
    for (const path of repository.files.filter((file) => /(^|\/)package\.json$/.test(file))) {
      for (const [name, version] of dependenciesOf(JSON.parse(repository.read(path)))) {
        if (!EXACT.test(version)) problems.push(`${path}: ${name} is "${version}", not one version`);
        const first = seen.get(name);
        if (first === undefined) seen.set(name, { version, path });
        else if (first.version !== version) {
          problems.push(`${path}: ${name} is ${version}, but ${first.version} in ${first.path}`);
        }
      }
    }
    return problems;
  },
};

function dependenciesOf(manifest: Manifest): [string, string][] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, overrides } = manifest;
  return [dependencies, devDependencies, optionalDependencies, peerDependencies, overrides].flatMap((versions) =>
    Object.entries(versions ?? {}),
  );
}
