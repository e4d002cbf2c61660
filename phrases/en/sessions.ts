import type { Phrases } from "../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "The devices you’re logged in on. If you don’t recognise one, end it and change your password.",
  loadFailed: "Your sessions couldn’t be loaded.",
  device: "{{browser}} on {{system}}",
  unknown: "Unknown device",
  current: "This session",
  heldBack: "Not verified",
  address: "Network address: {{address}}",
  lastSeen: "Last active: {{time}}",
  now: "Now",
  end: "End session",
  ended: "Session ended",
  endOthers: "End all other sessions",
  endOthersTitle: "End all other sessions?",
  endOthersText: "You’ll be logged out on every device except this one.",
  endedOthers: "All other sessions have ended",
};
