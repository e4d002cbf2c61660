import { LIST_USER_NAME } from "@nakamatch/contract/vocabulary/list-services";

/** The user name in a name, an @name or the address of a profile or list; undefined if there is none. */
export function userNameIn(text: string): string | undefined {
  const [, inAddress] = /\/(?:user|profile|animelist|mangalist)\/([^/?#]+)/i.exec(text) ?? [];
  const name = inAddress ?? text.trim().replace(/^@/, "");
  return LIST_USER_NAME.test(name) ? name : undefined;
}
