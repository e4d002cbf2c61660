import type { Phrases } from "../../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Shortcuts",
  signedOut: "You’re logged out. See you soon!",
  offline: "You’re offline. We’ll keep trying.",
  unreachable: "We can’t reach Nakamatch. We’ll keep trying.",
  down: "Nakamatch isn’t responding. It’s not your connection.",
  maintenance: "Maintenance: you can still read. Everything’s back around {{time}}.",
  maintenanceLonger: "Maintenance: you can read; it’ll take a little longer.",
};
