import { isTest, withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { declarationsOf } from "./declarations.ts";

const READS_PHOTO =
  /\.(?:avatarUrl|morePhotos)\b|\b(?:avatar_url|more_photos)\b|\ballPhotos\b|\.select\(\)\s*\.from\(profiles\b|getTableColumns\(profiles\b/;

/** The schema mapping only names the column. */
const STATEMENTS = /^server\/(?:features\/[^/]+\/[^/]+\/(?:store|conditions)|(?!features\/|seed\/|testing\/).*)\.ts$/;
const MAPPING = "server/platform/database/schema/";

/** Statements that may read the column, with the reason. */
const EXEMPT: Record<string, string> = {
  "server/features/sign-in/accounts/store.ts readViewer": "the own photo",
  "server/features/photos/profile-photos/store.ts isOwnPhoto": "the own photo",
  "server/features/photos/profile-photos/store.ts readPhotos": "the own photos",
  "server/features/photos/profile-photos/store.ts isPhotoForModerator": "moderators look at photos that wait",
  "server/features/operation/data-export/store.ts readOwnRecords": "the own photo",
  "server/features/people/profiles/store.ts readOwnProfile": "the own photo",
  "server/features/people/profiles/store.ts lockPhotos": "the own photos",
  "server/features/moderation/held-photos/store.ts readHeldPhotos": "moderators look at photos that wait",
  "server/commands/backup/make.ts namesPhotos": "whether there is any, for a backup",
  "server/platform/database/person-columns.ts shownPhoto": "the rule itself",
  "server/platform/database/person-columns.ts allPhotos": "as the statements that read it",
  "server/platform/database/person-columns.ts shownPhotos": "the rule itself",
};

/** Quarantined photos stay hidden: statements read `shownPhoto`, never the column. */
export const photoReaders: Check = {
  name: "photos that wait for a moderator",
  run(repository) {
    const readers = repository.files
      .filter((path) => STATEMENTS.test(path) && !path.startsWith(MAPPING) && !isTest(path))
      .flatMap((path) =>
        declarationsOf(withoutComments(repository.read(path)))
          .filter(({ text }) => READS_PHOTO.test(text))
          .map(({ name }) => `${path} ${name}`),
      );
    const bypassing = readers
      .filter((reader) => EXEMPT[reader] === undefined)
      .map((reader) => `${reader.replace(" ", ": ")} reads avatar_url instead of shownPhoto`);
    // A stale exemption fails.
    const stale = Object.keys(EXEMPT)
      .filter((key) => repository.files.includes(key.split(" ")[0] ?? ""))
      .filter((key) => !readers.includes(key))
      .map((key) => `tools/checks/photo-readers.ts: ${key} needs no exemption`);
    return [...bypassing, ...stale];
  },
};
