import { emailProblem, normalizeEmail } from "./email.ts";

/** Large email providers. Their names are long enough that few other domains differ in one letter. */
const PROVIDERS = [
  ...["gmail.com", "googlemail.com", "icloud.com", "outlook.com", "hotmail.com", "yahoo.com", "protonmail.com"],
  ...["hotmail.es", "outlook.es", "yahoo.es", "hotmail.fr", "outlook.fr", "yahoo.fr", "orange.fr", "wanadoo.fr"],
  ...["laposte.net", "hotmail.it", "outlook.it", "yahoo.it", "libero.it", "virgilio.it", "hotmail.de", "outlook.de"],
  ...["yahoo.de", "t-online.de", "freenet.de", "hotmail.com.br", "outlook.com.br", "yahoo.com.br", "terra.com.br"],
];

/** Real domains that differ in one letter from one of them. */
const SIMILAR_DOMAINS = ["mail.com", "ymail.com", "email.com", "outlook.at", "yahoo.at", "yahoo.pt"];

/**
 * Suggests the address that was probably meant, where the domain has one typing mistake in the name of a large email
 * provider; null for any other. To ask about, never to refuse.
 */
export function likelyEmail(email: string): string | null {
  const address = normalizeEmail(email);
  if (emailProblem(address) !== null) return null;
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (PROVIDERS.includes(domain) || SIMILAR_DOMAINS.includes(domain)) return null;
  const meant = PROVIDERS.find((provider) => differsByOneMistake(domain, provider));
  return meant === undefined ? null : address.slice(0, at) + meant;
}

/** Whether one letter is changed, added or missing, or two neighbouring ones are swapped. */
function differsByOneMistake(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwap = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return isSwap || rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}
