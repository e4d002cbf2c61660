import { dirname } from "node:path";
import { withoutComments } from "../repository.ts";
import type { Check } from "./check.ts";
import { declarationsOf } from "./declarations.ts";

const STORE = /^server\/features\/([^/]+\/[^/]+)\/(store|conditions)\.ts$/;

const READS_PEOPLE =
  /(?:\.from|[jJ]oin(?:Lateral)?|aliasedTable)\(\s*(?:profiles|authUsers)\b|\b(?:from|join)\s+(?:\$\{(?:profiles|authUsers)\}|profiles\b|auth_user\b)/;

/** Statements that show no person to another, with the reason. */
const EXEMPT: Record<string, string> = {
  "sign-in/registration/nicknameExists": "answers yes or no",
  "sign-in/registration/readModeratorNicknames": "names that newcomers cannot imitate",
  "sign-in/registration/emailExists": "answers yes or no",
  "sign-in/accounts/readRecipient": "an email to the person themselves",
  "sign-in/accounts/findAccount": "the own row, and a compared password",
  "sign-in/accounts/deleteUnconfirmed": "deletes",
  "signals/moderation-flags/readReturned": "ids for flags",
  "sign-in/accounts/readViewer": "the own row",
  "photos/profile-photos/isPhotoPublic": "answers yes or no",
  "photos/profile-photos/readPhotos": "the own row",
  "meeting/daily-people/beginDraw": "the own row",
  "meeting/daily-people/fillPlaces": "the own row; others are selected by `visible`",
  "meeting/daily-people/readHome": "the own row",
  "meeting/daily-people/readSettings": "the own row",
  "meeting/events/readPlace": "the own city",
  "meeting/daily-people/redraw": "the own row",
  "operation/data-export/insertExport": "the own language",
  "operation/data-export/readOwnRecords": "the own row",
  "notifications/digest-emails/selectDigests": "the own city, for the time of an email to the person themselves",
  "notifications/unread-badges/readOwnBadges": "the own row",
  "people/presence/countRecentActivity": "shown to nobody by it",
  "chats/meetings/readMet": "ids for keyed hashes",
  "people/interests/readFans": "the own country",
  "people/interests/countFans": "numbers alone, from ten on",
  "moderation/bell/readDue": "ids that notifications go to",
  "meeting/like-words/photoUrl": "a photo of the reader, or of a person whom the statement shows",
  "moderation/second-looks/isAwaitedOf": "whether there is another moderator",
  "operation/operator/countDays": "numbers alone",
  "people/profiles/listStaff": "for the operator",
  "people/profiles/readModerators": "ids that events go to",
  "operation/switches/columns": "for operators",
  "operation/rescue/findPeople": "for the operator",
  "operation/rescue/readRemovable": "for the operator",
  "operation/rescue/readRescues": "for the operator",
  "moderation/reports/deleteDue": "deletes",
  "moderation/outcomes/insertOutcomes": "rows for the reporters themselves",
  "people/profiles/lockPhotos": "the own row",
  "people/profiles/lockTexts": "the own row",
  "people/profiles/readOwnProfile": "the own row",
  "photos/verification/readOwn": "the own row",
  "moderation/questions/readQuestionEmail": "an email to the person themselves",
  "chats/plan-links/readShown": "who has agreed on a plan that can be shown, to whoever has the link",
  "moderation/statements/readEmail": "an email to the person themselves",
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
      .filter((key) => stores.has(`server/features/${dirname(key)}/store.ts`))
      .filter((key) => !readers.some((reader) => reader.key === key && !reader.isRuled))
      .map((key) => `tools/checks/people-readers.ts: ${key} needs no exemption`);
    return [...bypassing, ...stale];
  },
};
