import { createUnsubscribeTokens } from "../../../features/notifications/digest-emails/policy.ts";
import { anyone, type Lines, members } from "../line.ts";

export const digestEmails: Lines<"digestEmails"> = {
  current: { outcomes: members("hidden") },
  change: { outcomes: members("hidden"), input: () => ({ digest: "daily", timeZone: "Europe/Madrid" }) },
  unsubscribe: {
    outcomes: anyone("LINK_INVALID"),
    // A token of another installation.
    input: ({ other }) => ({ token: createUnsubscribeTokens("another secret").make(other.id) }),
  },
};
