import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { escapeHtml } from "../platform/html.ts";
import { emailPhrases } from "./languages.ts";
import { darkStyles, styled } from "./styles.ts";
import type { Email } from "./transport.ts";

/** `text` begins with the label. */
export interface LabelledLine {
  label: string;
  text: string;
}

/** A paragraph with a link. */
export interface LinkedLine {
  text: string;
  url: string;
}

/** `body` and `after` are paragraphs. */
export interface EmailWords {
  language: Language;
  subject: string;
  /** Preview text in inboxes. */
  preheader: string;
  greeting: string;
  body: (string | LabelledLine | LinkedLine)[];
  action: { label: string; url: string };
  after: string[];
  /** To whom it says goodbye: members by default. */
  closing?: "members" | "others";
  /** Why the recipient gets it, and what to do if it is a mistake. */
  why: string;
  /** For optional emails. */
  unsubscribe?: { label: string; url: string };
}

/** Keeps the body out of the preview after a short preheader. */
const FILLER = "&#847;&nbsp;".repeat(80);

/** Renders plain text, and HTML with tables and inline styles for all mail clients, with dark mode and no external resources. */
export function renderEmail(words: EmailWords): Email {
  const { subject, greeting, body, action, after, why, unsubscribe, closing = "members" } = words;
  const { layout } = emailPhrases[words.language];
  const signature = closing === "members" ? layout.signature : layout.signatureToOthers;
  const text = [
    ...[
      greeting,
      ...body.map((each) =>
        typeof each === "string" ? each : "url" in each ? `${each.text}:\n${each.url}` : each.text,
      ),
      `${action.label}:\n${action.url}`,
      ...after,
      signature,
      why,
    ],
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.url}`] : []),
  ].join("\n\n");
  const html = `<!doctype html>
<html lang="${words.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles()}
@media (max-width:480px){.outer{padding:16px 12px!important}.inner{padding:20px!important}.button{display:block!important}}</style>
</head>
<body${styled("page", "margin:0;padding:0")}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words.preheader)}${FILLER}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${styled("page")}><tr><td align="center" class="outer" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;border-collapse:separate">
<tr><td style="padding:0 4px 18px">${wordmark()}</td></tr>
<tr><td${styled("panel", "border-radius:14px;padding:28px", "inner")}>
<h1${styled("ink", "margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:800")}>${escapeHtml(greeting)}</h1>
${body.map((each) => paragraph(each)).join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(action.url)}"${styled("button", "display:inline-block;padding:14px 24px;border-radius:12px;font-weight:700;text-align:center;text-decoration:none")}>${escapeHtml(action.label)}</a></p>
${after.map((each) => paragraph(each)).join("\n")}
<p${styled("soft", `${SMALL};margin:0 0 16px`)}>${escapeHtml(layout.linkHint)}<br><a href="${escapeHtml(action.url)}"${styled("link", "word-break:break-all;overflow-wrap:anywhere")}>${escapeHtml(action.url)}</a></p>
<p${styled("ink", "margin:0;font-weight:700;line-height:1.5")}>${escapeHtml(signature)}</p>
</td></tr>
<tr><td${styled("soft", `${SMALL};padding:22px 4px 0`)}>${escapeHtml(why)}${unsubscribe ? footLink(unsubscribe) : ""}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return { subject, text, html };
}

const SMALL = "font-size:14px;line-height:1.5";

function paragraph(content: string | LabelledLine | LinkedLine): string {
  return `<p${styled("ink", "margin:0 0 16px;line-height:1.5")}>${markup(content)}</p>`;
}

function markup(content: string | LabelledLine | LinkedLine): string {
  if (typeof content === "string") return escapeHtml(content);
  const { text } = content;
  if ("url" in content)
    return `<a href="${escapeHtml(content.url)}"${styled("link", "font-weight:700")}>${escapeHtml(text)}</a>`;
  return `<strong>${escapeHtml(content.label)}</strong>${escapeHtml(text.slice(content.label.length))}`;
}

/** A link large enough for touch. */
function footLink({ label, url }: { label: string; url: string }): string {
  return `<br><a href="${escapeHtml(url)}"${styled("link", "display:inline-block;padding:12px 0")}>${escapeHtml(label)}</a>`;
}

/**
 * The heart is a character, as clients block images by default and draw neither SVG nor rotated boxes. U+FE0E prevents
 * an emoji.
 */
function wordmark(): string {
  return `<span aria-hidden="true"${styled("link", "font-size:32px;line-height:1;vertical-align:middle")}>&#9829;&#65038;</span><span${styled("ink", "padding-left:8px;font-family:'M PLUS Rounded 1c','Arial Rounded MT Bold',system-ui,sans-serif;font-size:26px;font-weight:900;letter-spacing:-0.02em;vertical-align:middle")}>Nakamatch</span>`;
}
