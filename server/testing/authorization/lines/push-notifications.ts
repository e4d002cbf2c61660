import { type Lines, members } from "../line.ts";

const settings = {
  messages: true,
  matches: false,
  likes: true,
  showsText: false,
  quietHours: { from: "22:00", until: "08:00" },
  timeZone: "Europe/Madrid",
};

export const pushNotifications: Lines<"pushNotifications"> = {
  settings: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => settings },
  subscribe: {
    outcomes: members("hidden"),
    input: () => ({
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/authorization",
      keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
    }),
  },
  unsubscribe: { outcomes: members("hidden") },
};
