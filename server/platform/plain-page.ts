import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { escapeHtml } from "./html.ts";

/** Colours of `web/styles/tokens.css`. */
export const PLAIN_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#f8f2e7;--sheet:#fefbf7;--ink:#151422;--soft:#4e4e5e;--edge:#151422;--drop:#151422;--signal:#dd024d;--on:#fefbf7}
@media(prefers-color-scheme:dark){:root{--paper:#111227;--sheet:#1b1c35;--ink:#f4f0e6;--soft:#b8b8cc;--edge:#8c8cbf;--drop:#423c82;--signal:#ff708c;--on:#200a1e}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(30rem,100% - 2rem);margin:1rem 0;padding:1.5rem;background:var(--sheet);border:2px solid var(--edge);border-radius:1rem;box-shadow:6px 6px 0 var(--drop);overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
p{margin:0 0 1rem}
img{display:block;width:100%;max-width:16rem;height:auto;margin:0 0 1rem;border:2px solid var(--edge);border-radius:.75rem}
dl{margin:0}dt{color:var(--soft);font-size:.9375rem}dd{margin:0 0 .75rem;font-weight:600}
small{display:block;font-size:.9375rem;font-weight:400;color:var(--soft)}
form{display:grid;gap:.75rem;margin:.5rem 0 1.25rem}
button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem 1rem;font:inherit;font-weight:700;color:var(--ink);background:var(--sheet);border:2px solid var(--edge);border-radius:.75rem;cursor:pointer}
button:not([value]),button[value=yes],button[value=home]{color:var(--on);background:var(--signal);box-shadow:3px 3px 0 var(--drop)}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`;

/** A page without script, for people without session; `content` is HTML, its forms post to the page's own address. */
export function plainPage(language: Language, heading: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Nakamatch</title>
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body><main><h1>${escapeHtml(heading)}</h1>
${content}
</main></body>
</html>`;
}

export function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
