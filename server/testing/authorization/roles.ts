/**
 * Who calls. `member` is one of two people who match and chat; `otherMember` and `moderator` know neither and name their
 * ids. `blocked` was blocked by the other of the two and `blocking` has blocked them. `unconfirmed`, `banned` and `deleted`
 * send the cookie of a session that they had.
 */
export const ROLES = [
  "anonymous",
  "unconfirmed",
  "member",
  "otherMember",
  "blocked",
  "blocking",
  "banned",
  "moderator",
  "deleted",
] as const;
export type Role = (typeof ROLES)[number];
