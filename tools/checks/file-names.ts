import { isSource } from "../repository.ts";
import type { Check } from "./check.ts";

const KEBAB_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(int\.test|test|spec|config|d))?\.[a-z]+$/;
const KEBAB_FOLDER = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EMPTY_WORDS = /^(index|utils?|helpers?|misc|stuff|temp|tmp|old|new|copy|backup)\./;
/** Left by editors, merges and operating systems. */
const LITTER = /(^|\/)(\.DS_Store|Thumbs\.db|\.env)$|\.(orig|rej|bak|swp|log)$|~$/;

/** Kebab case, with a purpose. */
export const fileNames: Check = {
  name: "file names",
  run(repository) {
    return repository.files.flatMap((path) => {
      if (LITTER.test(path)) return [`${path} does not belong into the repository`];
      if (!isSource(path)) return [];
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      if (EMPTY_WORDS.test(name)) return [`${path} does not say what the file is for`];
      const tidy = KEBAB_NAME.test(name) && folders.every((folder) => KEBAB_FOLDER.test(folder));
      return tidy || name.startsWith(".") || folders[0]?.startsWith(".") ? [] : [`${path} is not in kebab-case`];
    });
  },
};
