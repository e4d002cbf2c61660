import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Manifest } from "vite";

const WEB = join(import.meta.dirname, "..");

/** A screen as in the route table (`prerender.tsx`). */
export interface Screen {
  path: string;
  /** Route ids of layout and screen, for guests and members. */
  guest: string[];
  member: string[];
  /** Rendered inside the members' frame. */
  isFramed: boolean;
  /** Prerendered, or even usable without the app. */
  page: "prerendered" | "read" | undefined;
}

interface Options {
  screens: readonly Screen[];
  /** A module's namespaces. */
  phrasesOf: (module: string) => readonly string[];
  manifest: Manifest;
  /** Files referenced by every page. */
  known: readonly string[];
}

/** `screens.json`: each screen's first files, for `server/http/pages.ts`. Fails for a part without a chunk. */
export function screenFiles({ screens, phrasesOf, manifest, known }: Options) {
  const ids = new Set(screens.flatMap(({ guest, member }) => [...guest, ...member]));
  const parts = [...ids].map((id) => {
    const module = id === "signed-in" ? "shell/layouts/signed-in.tsx" : `screens/${id}/screen.tsx`;
    const filesOf = (key: string) => withImports(key, manifest).filter((file) => !known.includes(file));
    const files = filesOf(module);
    const inLanguage = (language: Language) => {
      const needed = phrasesOf(module).flatMap((name) => filesOf(phraseModule(language, name, manifest)));
      return [...new Set(needed)].filter((file) => !files.includes(file));
    };
    return [id, { files, phrases: Object.fromEntries(LANGUAGES.map((code) => [code, inLanguage(code)])) }];
  });
  return {
    parts: Object.fromEntries(parts),
    screens: Object.fromEntries(
      screens.map(({ path, guest, member, isFramed }) => [path, { guest, member, isFramed }]),
    ),
  };
}

function phraseModule(language: Language, name: string, manifest: Manifest): string {
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
  const isOf = (module: string) => module.startsWith(`../phrases/${language}/`) && module.endsWith(file);
  return Object.keys(manifest).find(isOf) ?? `${language}${file}`;
}

/** Parses the export `phrases` of a module that Node.js cannot run. */
export function phrasesIn(module: string): string[] {
  const [, list = ""] = /export const phrases = \[([^\]]*)\]/.exec(readFileSync(join(WEB, module), "utf8")) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** A module's script with its static imports. */
function withImports(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is in no chunk`);
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) {
    if (!seen.has(manifest[name]?.file ?? "")) withImports(name, manifest, seen);
  }
  return [...seen].filter((file) => file.endsWith(".js"));
}
