import type { Phrases } from "../dictionary.ts";

export const pause: Phrases["pause"] = {
  text: "Step out of Discover and of the email summaries without losing anything.",
  switch: "Pause my profile",
  goesOn: "Your matches, your chats and your profile for anyone with its link stay as they are.",
  begun: "Your profile is paused",
  ended: "You’re back in Discover",
  notice: "Your profile is paused: nobody discovers you right now.",
  end: "End the pause",
  instead:
    "Just need a break? Pause your profile: nobody discovers you, and everything is still here when you come back.",
  begin: "Pause my profile",
};
