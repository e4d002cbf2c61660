import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";

/** Names that could pass for staff or for a profile without a nickname. */
const RESERVED = [
  DEFAULT_NICKNAME.toLowerCase(),
  ...["nakamatch", "admin", "administrator", "administrador", "moderator", "moderador", "moderadora", "moderation"],
  ...["support", "soporte", "staff", "system", "sistema", "official", "oficial", "root"],
];

/** Tells whether a nickname is reserved, in any case and with or without `-` and `_` around it. */
export function isReservedNickname(nickname: string): boolean {
  return RESERVED.includes(nickname.toLowerCase().replace(/^[-_]+|[-_]+$/g, ""));
}
