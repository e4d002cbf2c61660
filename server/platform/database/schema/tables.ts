import * as auth from "./auth.ts";
import * as chats from "./chats.ts";
import * as checkIns from "./check-ins.ts";
import * as discovery from "./discovery.ts";
import * as events from "./events.ts";
import * as geography from "./geography.ts";
import * as going from "./going.ts";
import * as installation from "./installation.ts";
import * as interests from "./interests.ts";
import * as likeWords from "./like-words.ts";
import * as meeting from "./meeting.ts";
import * as meetings from "./meetings.ts";
import * as moderation from "./moderation.ts";
import * as notifications from "./notifications.ts";
import * as passkeys from "./passkeys.ts";
import * as people from "./people.ts";
import * as plans from "./plans.ts";
import * as premium from "./premium.ts";
import * as reports from "./reports.ts";
import * as safety from "./safety.ts";
import * as shelf from "./shelf.ts";
import * as switches from "./switches.ts";
import * as verification from "./verification.ts";

/** Every table and view, for the query builder. Add each new file of this folder. */
export const tables = {
  ...auth,
  ...geography,
  ...passkeys,
  ...people,
  ...interests,
  ...shelf,
  ...meeting,
  ...likeWords,
  ...chats,
  ...plans,
  ...meetings,
  ...checkIns,
  ...events,
  ...going,
  ...safety,
  ...reports,
  ...moderation,
  ...verification,
  ...premium,
  ...discovery,
  ...notifications,
  ...installation,
  ...switches,
};
