import type { Phrases } from "../../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Step out of Discover and stop email updates, without losing anything.",
  switch: "Pause my profile",
  goesOn: "Your matches and chats stay as they are, and anyone with the link can still see your profile.",
  begun: "Your profile is paused",
  ended: "You’re back in Discover",
  notice: "Your profile is paused: you don’t show up in Discover.",
  end: "Unpause my profile",
  instead: "Just need a break? Pause your profile: you leave Discover, and everything’s still here when you come back.",
  begin: "Pause my profile",
};
