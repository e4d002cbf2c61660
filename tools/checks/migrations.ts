import type { Check } from "./check.ts";

const FOLDER = "server/platform/database/migrations/";

/** Migrations are numbered without gaps, and the journal lists each. */
export const migrations: Check = {
  name: "migrations numbered without holes",
  run(repository) {
    const tags = repository.files
      .filter((path) => path.startsWith(FOLDER) && path.endsWith(".sql"))
      .map((path) => path.slice(FOLDER.length, -".sql".length));
    const misnumbered = tags.flatMap((tag, index) => {
      const wanted = String(index + 1).padStart(4, "0");
      return tag.startsWith(`${wanted}_`) ? [] : [`${FOLDER}${tag}.sql should have number ${wanted}`];
    });
    return [...misnumbered, ...comparedWithJournal(tags)];

    function comparedWithJournal(found: readonly string[]): string[] {
      const path = `${FOLDER}meta/_journal.json`;
      if (!repository.files.includes(path)) return [];
      const journal: { entries: { tag: string }[] } = JSON.parse(repository.read(path));
      const listed = journal.entries.map((entry) => entry.tag);
      return listed.join() === found.join() ? [] : [`${path} lists other migrations than the folder holds`];
    }
  },
};
