import { isTest, type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";

/** Required by their group, whether a screen has a use for each or not (ERR-56). */
const REQUIRED_GROUP = "errors.generic.";

/**
 * Every text is used: its key stands in the code as a string, or fits a template whose holes are parts of keys, or is
 * required by its name in the acceptance rows. Letters take their whole area as an object; the compiler knows those.
 */
export const unusedPhrases: Check = {
  name: "phrases that nothing uses",
  run(repository) {
    const areas = repository.files.filter((path) => /^phrases\/es\/.*\.ts$/.test(path) && !path.endsWith("/mails.ts"));
    const isUsed = usesIn(repository);
    return areas.flatMap((path) =>
      keysIn(withoutComments(repository.read(path)))
        .filter((key) => !isUsed(key))
        .map((key) => `${path}: ${key}`),
    );
  },
};

function usesIn(repository: Repository): (key: string) => boolean {
  const code = repository.files
    .filter((path) => /^(?:web|server|domain)\/.*\.tsx?$/.test(path) && !isTest(path))
    .map((path) => withoutComments(repository.read(path)));
  const named = new Set(code.flatMap((text) => [...text.matchAll(/["'`](\w+(?:\.\w+)+)["'`]/g)].map(([, key]) => key)));
  const templates = code.flatMap((text) =>
    [...text.matchAll(/`(\w+\.[\w.]*\$\{[^`]*)`/g)].map(([, key]) => fitting(key ?? "")),
  );
  const rows = repository.files.includes("docs/acceptance.md") ? repository.read("docs/acceptance.md") : "";
  const required = new Set([...rows.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  return (full) => {
    const key = full.replace(/_(?:one|other)$/, "");
    return (
      key.startsWith(REQUIRED_GROUP) ||
      named.has(key) ||
      templates.some((template) => template.test(key)) ||
      required.has(key) ||
      required.has(key.slice(key.lastIndexOf(".") + 1))
    );
  };
}

/** What a template of a key can become: each hole is one part of a key or several. */
function fitting(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("\\w+(?:\\.\\w+)*")}$`);
}

/** The keys of the texts in a file of phrases: `area.group.name`. */
function keysIn(text: string): string[] {
  const keys: string[] = [];
  const path: string[] = [];
  let name = /export const (\w+)/.exec(text)?.[1] ?? "";
  const body = text.slice(text.indexOf("= {"));
  for (const [token, key] of body.matchAll(/"(?:[^"\\]|\\.)*"|[{}]|(\w+)\s*:/g)) {
    if (key !== undefined) name = key;
    else if (token === "{") path.push(name);
    else if (token === "}") path.pop();
    else if (name !== "") {
      keys.push([...path, name].join("."));
      name = "";
    }
  }
  return keys;
}
