import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Shortcuts",
  signedOut: "You’re logged out. See you soon!",
  offline: "You’re offline. We’ll keep trying.",
  maintenance: "Maintenance: you can read; all back around {{time}}.",
  maintenanceLonger: "Maintenance: you can read; it’ll take a little longer.",
};
