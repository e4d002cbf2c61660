import type { Phrases } from "../../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "My profile · Nakamatch",
  metaLoading: "Profile · Nakamatch",
  back: "Back",
  loading: "Loading the profile…",
  warnOrBan: "Warn or ban",
  decisions: "Decisions about this person",
  enlarge: "Enlarge {{name}}’s picture",
  photos: {
    previous: "Previous photo",
    next: "Next photo",
    position: "{{number}} of {{count}}",
  },
  edit: "Edit profile",
  menuOwn: "Options for your profile",
  blocked: "Blocked people",
  about: "About me",
  noBio: "Nothing written here yet. Ask about their latest binge.",
  noBioOwn: "You haven’t written anything yet. Tell people what you’re hooked on.",
  writeBio: "Write about me",
  hasMetPeople: "Has met people from here",
  info: {
    title: "Personal info",
    gender: "Gender",
    lookingFor: "Looking for",
    languages: "Languages",
    unknown: "Not specified",
  },
  preferences: {
    title: "Preferences",
    friendship: "For friendship",
    relationship: "For a relationship",
    nobody: "Nobody for now",
  },
  interests: {
    title: "Interests",
    legend: "You love it too",
    shared: "shared with you",
    empty: "No titles chosen yet.",
    emptyOwn: "You haven’t chosen any titles yet. Add the ones you love when you edit your profile.",
  },
  prompts: {
    title: "Questions for fans",
    text: "One good answer says more than a whole list. Pick a question and give people something to talk about.",
    action: "Pick a question",
  },
  hidden:
    "You see this profile because you’re a moderator: the account is banned or not confirmed, or one of you has blocked the other.",
  notFound: {
    meta: "Profile not found · Nakamatch",
    title: "Profile not found",
    text: "This person may have left Nakamatch, or the link may be incomplete.",
  },
  error: {
    title: "This profile got stuck halfway",
    text: "We couldn’t load it. Try again: that usually does it.",
  },
};
