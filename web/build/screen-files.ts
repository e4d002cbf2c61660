import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Manifest } from "vite";

const WEB = join(import.meta.dirname, "..");

/** What the route table says of the screen at a path (`prerender.tsx`). */
export interface Screen {
  path: string;
  /** The layout and the screen that guests see there, and members: ids of routes. */
  guest: string[];
  member: string[];
  /** Whether it is inside of the frame of members. */
  isFramed: boolean;
  /** Whether it is rendered beforehand, and usable without the app. */
  page: "prerendered" | "read" | undefined;
}

interface Options {
  screens: readonly Screen[];
  /** The namespaces that a module needs. */
  phrasesOf: (module: string) => readonly string[];
  manifest: Manifest;
  /** The files that every page names. */
  known: readonly string[];
}

/** `screens.json`: the files that each screen needs first, for `server/http/pages.ts`. A part without a chunk fails the build. */
export function screenFiles({ screens, phrasesOf, manifest, known }: Options) {
  const ids = new Set(screens.flatMap(({ guest, member }) => [...guest, ...member]));
  const parts = [...ids].map((id) => {
    const module = id === "signed-in" ? "shell/layouts/signed-in.tsx" : `screens/${id}/screen.tsx`;
    const filesOf = (key: string) => withImports(key, manifest).filter((file) => !known.includes(file));
    const files = filesOf(module);
    const inLanguage = (language: Language) => {
      const needed = phrasesOf(module).flatMap((name) => filesOf(phraseModule(language, name)));
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

function phraseModule(language: Language, name: string): string {
  return `../phrases/${language}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** What a module exports as `phrases`: Node.js cannot run it. */
export function phrasesIn(module: string): string[] {
  const [, list = ""] = /export const phrases = \[([^\]]*)\]/.exec(readFileSync(join(WEB, module), "utf8")) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
}

/** The script of a module and those that it imports at its start. */
function withImports(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is in no chunk`);
  seen.add(chunk.file);
  for (const name of chunk.imports ?? []) {
    if (!seen.has(manifest[name]?.file ?? "")) withImports(name, manifest, seen);
  }
  return [...seen].filter((file) => file.endsWith(".js"));
}
