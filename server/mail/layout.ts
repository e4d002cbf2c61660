import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import type { Email } from "./transport.ts";

/** The text of an email with one link. `body` and `after` are paragraphs. */
export interface EmailWords {
  language: Language;
  subject: string;
  greeting: string;
  body: string[];
  action: { label: string; url: string };
  after: string[];
  phrases: Phrases["emails"]["layout"];
}

/** Renders an email as plain text and as HTML that every mail client can show. */
export function renderEmail(words: EmailWords): Email {
  const { subject, greeting, body, action, after, phrases } = words;
  const text = [greeting, ...body, `${action.label}:\n${action.url}`, ...after, phrases.signature].join("\n\n");
  const paragraph = (content: string) => `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(content)}</p>`;
  const html = `<!doctype html>
<html lang="${words.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fbf6ec;color:#1d1a26;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#ffffff;border:3px solid #1d1a26;border-radius:16px">
<tr><td style="padding:24px 28px;border-bottom:3px solid #1d1a26;font-size:24px;font-weight:900">Naka<span style="color:#c8234f">match</span></td></tr>
<tr><td style="padding:28px">
${paragraph(greeting)}${body.map(paragraph).join("")}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;background:#c8234f;color:#ffffff;font-weight:700;text-decoration:none;border:3px solid #1d1a26;border-radius:12px">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">${escapeHtml(phrases.linkHint)}<br><a href="${escapeHtml(action.url)}" style="color:#1d1a26;word-break:break-all">${escapeHtml(action.url)}</a></p>
${after.map(paragraph).join("")}${paragraph(phrases.signature)}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return { subject, text, html };
}

/** Replaces the placeholders of a phrase, `{{name}}`, by values; unknown ones stay. */
export function fillIn(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** Escapes a text for HTML, attribute values included. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
