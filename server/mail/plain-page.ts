import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { escapeHtml } from "../platform/html.ts";

/** Colours of `web/styles/tokens.css`. */
export const PLAIN_PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#f8f2e7;--sheet:#fefbf7;--ink:#151422;--edge:#151422;--drop:#151422;--signal:#dd024d;--on:#fefbf7}
@media(prefers-color-scheme:dark){:root{--paper:#111227;--sheet:#1b1c35;--ink:#f4f0e6;--edge:#8c8cbf;--drop:#423c82;--signal:#ff708c;--on:#200a1e}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(30rem,100% - 2rem);margin:1rem 0;padding:1.5rem;background:var(--sheet);border:2px solid var(--edge);border-radius:1rem;box-shadow:6px 6px 0 var(--drop);overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
p{margin:0 0 1rem}
form{display:grid;gap:.75rem;margin:.5rem 0 1.25rem}
button{box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem 1rem;font:inherit;font-weight:700;color:var(--ink);background:var(--sheet);border:2px solid var(--edge);border-radius:.75rem;cursor:pointer}
button:first-child{color:var(--on);background:var(--signal);box-shadow:3px 3px 0 var(--drop)}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`;

/** A page without script, for people without session. Its buttons post to its own address, as field `answer`. */
export function plainPage(
  language: Language,
  {
    title,
    text,
    buttons = [],
    after = [],
  }: { title: string; text: string[]; buttons?: { label: string; answer: string }[]; after?: string[] },
): string {
  const paragraphs = (texts: string[]) => texts.map((each) => `<p>${escapeHtml(each)}</p>`).join("\n");
  const form = buttons
    .map(({ label, answer }) => `<button name="answer" value="${escapeHtml(answer)}">${escapeHtml(label)}</button>`)
    .join("\n");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Nakamatch</title>
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>
${paragraphs(text)}
${form && `<form method="post">${form}</form>`}
${paragraphs(after)}
</main></body>
</html>`;
}
