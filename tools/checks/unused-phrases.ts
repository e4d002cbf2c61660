import { isTest, type Repository, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";

/** Plural suffixes. */
const COUNTED = /_(?:one|other)$/;

const SERVER_ONLY = /(?:data-export|emails|link-page|push-messages)\.ts$/;

/**
 * Keys are strings or templates in code, or named by acceptance rows. Emails, pushes and the pages of an archive and a link take whole
 * namespaces, which the compiler checks.
 */
export const unusedPhrases: Check = {
  name: "phrases that nothing uses",
  run(repository) {
    const areas = repository.files.filter((path) => /^phrases\/es\/.*\.ts$/.test(path) && !SERVER_ONLY.test(path));
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
  const isInCode = matching(code);
  const rows = repository.files.includes("docs/acceptance.md") ? repository.read("docs/acceptance.md") : "";
  const required = new Set([...rows.matchAll(/`([\w.]+)`/g)].map(([, name]) => name));
  return (full) => {
    const key = full.replace(COUNTED, "");
    return isInCode(full) || required.has(key) || required.has(key.slice(key.lastIndexOf(".") + 1));
  };
}

export function matching(code: readonly string[]): (key: string) => boolean {
  const named = new Set(code.flatMap((text) => [...text.matchAll(/["'`](\w+(?:\.\w+)+)["'`]/g)].map(([, key]) => key)));
  const templates = code.flatMap((text) =>
    [...text.matchAll(/`(\w+\.[\w.]*\$\{[^`]*)`/g)].map(([, key]) => fitting(key ?? "")),
  );
  return (full) => {
    const key = full.replace(COUNTED, "");
    return named.has(key) || templates.some((template) => template.test(key));
  };
}

/** A hole stands for one or more parts of a key. */
function fitting(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join("\\w+(?:\\.\\w+)*")}$`);
}

/** As `area.group.name`. */
export function keysIn(text: string): string[] {
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
