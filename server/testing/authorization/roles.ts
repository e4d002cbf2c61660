/**
 * `member` is one of two people who match and chat; `otherMember`, `moderator` and `operator` are strangers who use
 * their ids. `unconfirmed`, `banned` and `deleted` send an earlier session's cookie.
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
  "operator",
  "deleted",
] as const;
export type Role = (typeof ROLES)[number];
