/** Placeholder for the screen's preloads (`server/http/pages.ts`). */
export const PRELOADS = "<!--preloads-->";

/** Moves scripts and preloads into a template, which `public/early.js` activates. */
export function appLater(page: string): string {
  const held = new RegExp(`<script type="module"[^>]*></script>|<link rel="modulepreload"[^>]*>|${PRELOADS}`, "g");
  const elements = page.match(held) ?? [];
  const scripts = elements.flatMap((element) => /^<script.* src="([^"]+)"/.exec(element)?.[1] ?? []);
  if (scripts.length === 0) throw new Error("The page names no script of the app");
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return page
    .replace(held, "")
    .replace("</head>", () => `<template id="app">${[...links, ...elements].join("")}</template></head>`);
}
