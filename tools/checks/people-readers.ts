import { withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { declarationsOf } from "./declarations.ts";

const STORE = /^server\/features\/([^/]+)\/(store|conditions)\.ts$/;

const READS_PEOPLE =
  /(?:\.from|[jJ]oin(?:Lateral)?|aliasedTable)\(\s*(?:profiles|authUsers)\b|\b(?:from|join)\s+(?:\$\{(?:profiles|authUsers)\}|profiles\b|auth_user\b)/;

/** Statements that show no person to another, with the reason. */
const EXEMPT: Record<string, string> = {
  "registration/nicknameExists": "answers yes or no",
  "registration/readModeratorNicknames": "names that newcomers cannot imitate",
  "registration/emailExists": "answers yes or no",
  "accounts/readRecipient": "an email to the person themselves",
  "accounts/findAccount": "the own row, and a compared password",
  "accounts/deleteUnconfirmed": "deletes",
  "moderation-flags/readReturned": "ids for flags",
  "accounts/readViewer": "the own row",
  "avatars/isPhotoPublic": "answers yes or no",
  "avatars/readPhotos": "the own row",
  "daily-people/readHome": "the own row",
  "data-export/insertExport": "the own language",
  "data-export/readOwnRecords": "the own row",
  "digest-emails/selectDigests": "the own city, for the time of an email to the person themselves",
  "dots/readOwnDots": "the own row",
  "interests/readFans": "the own country",
  "interests/countFans": "numbers alone, from ten on",
  "moderation-bell/readDue": "ids that notifications go to",
  "like-words/photoUrl": "a photo of the reader, or of a person whom the statement shows",
  "second-looks/isAwaitedOf": "whether there is another moderator",
  "operator/countDays": "numbers alone",
  "profiles/readEmailsWith": "for the operator",
  "profiles/readModeratorIds": "ids that events go to",
  "reports/deleteDue": "deletes",
  "report-outcomes/insertOutcomes": "rows for the reporters themselves",
  "profiles/lockOwnPhotos": "the own row",
  "profiles/lockTexts": "the own row",
  "profiles/readOwnProfile": "the own row",
  "verification/readOwn": "the own row",
  "statements-of-reasons/readEmail": "an email to the person themselves",
};

/** A statement of a feature that reads people names its audience (`visibleTo`). */
export const peopleReaders: Check = {
  name: "visibility of people",
  run(repository) {
    const readers = repository.files.flatMap((path) => {
      const feature = STORE.exec(path)?.[1];
      if (feature === undefined) return [];
      return declarationsOf(withoutComments(repository.read(path)))
        .filter(({ text }) => READS_PEOPLE.test(text))
        .map(({ name, text }) => ({ path, name, key: `${feature}/${name}`, isRuled: text.includes("visibleTo(") }));
    });
    const bypassing = readers
      .filter(({ key, isRuled }) => !isRuled && EXEMPT[key] === undefined)
      .map(({ path, name }) => `${path}: ${name} reads people without visibleTo`);
    // A stale exemption fails.
    const stores = new Set(readers.map(({ path }) => path));
    const stale = Object.keys(EXEMPT)
      .filter((key) => stores.has(`server/features/${key.split("/")[0]}/store.ts`))
      .filter((key) => !readers.some((reader) => reader.key === key && !reader.isRuled))
      .map((key) => `tools/checks/people-readers.ts: ${key} needs no exemption`);
    return [...bypassing, ...stale];
  },
};
