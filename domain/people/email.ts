export type EmailProblem = "required" | "invalid" | "tooLong";

/** RFC 5321, 4.5.3.1. */
const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;

/** `Dot-string` of RFC 5321: no quotation marks. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** ASCII; the top label is letters or punycode. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/** Trims; null if valid. */
export function emailProblem(email: string): EmailProblem | null {
  const address = normalizeEmail(email);
  if (address === "") return "required";
  if (address.length > EMAIL_MAX) return "tooLong";
  return isEmailAddress(address) ? null : "invalid";
}

/** Deliverable as typed; the domain may be international. */
export function isEmailAddress(text: string): boolean {
  const { local, domain } = partsOf(normalizeEmail(text));
  const fits = local.length <= LOCAL_PART_MAX && local.length + 1 + domain.length <= EMAIL_MAX;
  return fits && LOCAL_PART.test(local) && DOMAIN.test(domain);
}

/** The stored form: trimmed, lower case, domain in punycode. Other non-ASCII text is only trimmed. */
export function normalizeEmail(email: string): string {
  const address = email.trim();
  // Some non-ASCII letters have ASCII lower case.
  if (ASCII.test(address)) return address.toLowerCase();
  const { local, domain } = partsOf(address);
  return ASCII.test(local) && DOMAIN_IN_LETTERS.test(domain) ? `${local.toLowerCase()}@${toPunycode(domain)}` : address;
}

const ASCII = /^[\0-\x7f]*$/;

/** Excludes what would end a URL's host or be dropped from it. */
const DOMAIN_IN_LETTERS = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61\u30FB\u00B7-]{1,253}$/u;

function toPunycode(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function partsOf(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, Math.max(at, 0)), domain: address.slice(at + 1) };
}

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox, to detect one person's several addresses: without tag, Gmail's dots and second domain. Not for sign-in.
 */
export function canonicalEmail(email: string): string {
  const { local, domain } = partsOf(normalizeEmail(email));
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  return GMAIL.includes(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
