import { LIST_USER_NAME, type ListService } from "@nakamatch/contract/vocabulary/list-services";

const ADDRESSES: Record<ListService, RegExp> = {
  anilist: /^(?:https?:\/\/)?(?:www\.)?anilist\.co\/user\/([^/?#]+)/i,
  myanimelist: /^(?:https?:\/\/)?(?:www\.)?myanimelist\.net\/(?:profile|animelist|mangalist)\/([^/?#]+)/i,
};

/** The user name in a name, an @name or the address of a profile or list of that service; undefined if there is none. */
export function userNameIn(service: ListService, text: string): string | undefined {
  const trimmed = text.trim();
  const name = ADDRESSES[service].exec(trimmed)?.[1] ?? trimmed.replace(/^@/, "");
  return LIST_USER_NAME.test(name) ? name : undefined;
}
