/** Why an e-mail address is refused; whether it is in use is decided elsewhere. */
export type EmailProblem = "required" | "invalid" | "tooLong";

/**
 * The addresses that signing in and the emails with links accept (zod's `z.email()`): a wider rule here would register
 * people who can never log in. The confirmation email finds out whether the address is theirs.
 */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Most characters of an address, by the standards of mail. */
const EMAIL_MAX = 254;

/** Checks an e-mail address; spaces around it do not count. Returns null for a good one. */
export function emailProblem(email: string): EmailProblem | null {
  const trimmed = email.trim();
  if (trimmed === "") return "required";
  if (trimmed.length > EMAIL_MAX) return "tooLong";
  return EMAIL.test(trimmed) ? null : "invalid";
}

/** An address as it is stored and compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox behind an address, for telling whether two addresses are one person's: in lower case, without a tag after a
 * plus sign; Gmail ignores dots and has two names. Nobody signs in with it.
 */
export function canonicalEmail(email: string): string {
  const address = normalizeEmail(email);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const untagged = address.slice(0, at).replace(/(?<=.)\+.*$/, "");
  return GMAIL.includes(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
