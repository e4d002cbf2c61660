import { LIST_USER_NAME, type ListService } from "@nakamatch/contract/vocabulary/list-services";

const ADDRESSES: Record<ListService, RegExp> = {
  anilist: /^(?:https?:\/\/)?(?:www\.)?anilist\.co\/user\/([^/?#]+)/i,
  myanimelist: /^(?:https?:\/\/)?(?:www\.)?myanimelist\.net\/(?:profile|animelist|mangalist)\/([^/?#]+)/i,
};

/** Extracts the user name from a name, an @name or the URL of a profile or list of the service; else undefined. */
export function userNameIn(service: ListService, text: string): string | undefined {
  const trimmed = text.trim();
  const name = ADDRESSES[service].exec(trimmed)?.[1] ?? trimmed.replace(/^@/, "");
  return LIST_USER_NAME.test(name) ? name : undefined;
}
