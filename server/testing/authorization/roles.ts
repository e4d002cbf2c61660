/**
 * `member` is one of two people who match and chat; `otherMember` and `moderator` are strangers who name their ids.
 * `unconfirmed`, `banned` and `deleted` send the cookie of an earlier session.
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
