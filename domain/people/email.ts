/** Why an e-mail address is refused; whether it is in use is decided elsewhere. */
export type EmailProblem = "required" | "invalid" | "tooLong";

/** Most characters of an address and of its local part (RFC 5321, 4.5.3.1). */
const EMAIL_MAX = 254;
const LOCAL_PART_MAX = 64;

/** A local part that needs no quotation marks (RFC 5321, `Dot-string`). */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** A domain in ASCII: labels of at most 63 characters, the top one letters or punycode. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

/**
 * The canonical addresses that the sign-in library reads (zod's `z.email()`): others would register people who can never log
 * in. To be removed with the library.
 */
const SIGNS_IN = /^[\w'+.-]*[\w+-]@[a-z0-9.-]+\.[a-z]{2,}$/;

/** Checks an address that people sign in with; spaces around it do not count. Returns null for a good one. */
export function emailProblem(email: string): EmailProblem | null {
  const address = normalizeEmail(email);
  if (address === "") return "required";
  if (address.length > EMAIL_MAX) return "tooLong";
  return isEmailAddress(address) && SIGNS_IN.test(address) ? null : "invalid";
}

/** Whether a text is an address that mail can be sent to, as typed, with an international domain or its punycode. */
export function isEmailAddress(text: string): boolean {
  const { local, domain } = partsOf(normalizeEmail(text));
  const fits = local.length <= LOCAL_PART_MAX && local.length + 1 + domain.length <= EMAIL_MAX;
  return fits && LOCAL_PART.test(local) && DOMAIN.test(domain);
}

/**
 * The one form in which an address is stored and compared: trimmed, in lower case, an international domain as punycode. Other
 * texts with letters outside of ASCII are only trimmed.
 */
export function normalizeEmail(email: string): string {
  const address = email.trim();
  // Some letters outside of ASCII have an ASCII letter as their lower case: they must not make another address.
  if (ASCII.test(address)) return address.toLowerCase();
  const { local, domain } = partsOf(address);
  return ASCII.test(local) && DOMAIN_IN_LETTERS.test(domain) ? `${local.toLowerCase()}@${toPunycode(domain)}` : address;
}

const ASCII = /^[\0-\x7f]*$/;

/** Without characters that would end the host of a URL or be taken out of it. */
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
 * The mailbox behind an address, for telling whether two addresses are one person's: in lower case, without a tag after a
 * plus sign; Gmail ignores dots and has two names. Nobody signs in with it.
 */
export function canonicalEmail(email: string): string {
  const { local, domain } = partsOf(normalizeEmail(email));
  const untagged = local.replace(/(?<=.)\+.*$/, "");
  return GMAIL.includes(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
