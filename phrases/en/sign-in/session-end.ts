import type { Phrases } from "../../dictionary.ts";

export const sessionEnd: Phrases["sessionEnd"] = {
  unknown: {
    title: "You’ve been logged out",
    text: "Maybe it was done on another device, the password changed, or you hadn’t been here for a long time. Log in and carry on where you left off.",
  },
  elsewhere: {
    title: "Logged out from another device",
    text: "Someone, probably you, logged this device out from another one. Log in and carry on where you left off. If it wasn’t you, change your password afterwards.",
  },
  password: {
    title: "The password has changed",
    text: "Someone, probably you, changed the password, which logs out all other devices. Log in with the new one and carry on where you left off. If it wasn’t you, choose another with “Forgot your password?”.",
  },
  factor: {
    title: "Now you need a code",
    text: "Someone, probably you, turned on two-step verification on another device. Log in with a code and carry on where you left off.",
  },
  deleted: {
    title: "This account has been deleted",
    text: "You deleted it in another tab or on another device, so you’ve been logged out here too.",
  },
};
