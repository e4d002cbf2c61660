import type { Plugin } from "vite";

/** Keeps "e-mail" on one line: browsers break after a hyphen. The joiner in it is not seen, not read out, and ignored by searches. */
export function unbreakable(text: string): string {
  return text.replace(/\b(e-)(?=mail)/gi, "$1\u2060");
}

/** Does so in the phrases, where they are modules. */
export function unbreakableWords(): Plugin {
  return {
    name: "nakamatch:unbreakable-words",
    transform: (code, id) => (/[\\/]phrases[\\/]\w\w[\\/]/.test(id) ? { code: unbreakable(code), map: null } : null),
  };
}
