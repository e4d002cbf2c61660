import type { Phrases } from "../../dictionary.ts";

export const sessions: Phrases["sessions"] = {
  text: "The devices you’re logged in on. Don’t recognize one? Log it out and change your password.",
  loadFailed: "We couldn’t load your devices.",
  device: "{{browser}} on {{system}}",
  unknown: "Unknown device",
  current: "This device",
  heldBack: "Not verified",
  address: "IP address: {{address}}",
  lastSeen: "Last active: {{time}}",
  now: "Now",
  end: "Log out",
  ended: "Device logged out",
  endOthers: "Log out all other devices",
  endOthersTitle: "Log out all other devices?",
  endOthersText: "You’ll stay logged in on this device only.",
  endedOthers: "All other devices are logged out",
};
