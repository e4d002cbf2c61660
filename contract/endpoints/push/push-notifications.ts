import { z } from "zod";
import { memberEndpoint } from "../../endpoint.ts";

/** `HH:MM` */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Unknown zones become `UTC`. */
export const timeZoneSchema = z.string().max(64);

export const alertSettingsSchema = z.object({
  messages: z.boolean(),
  matches: z.boolean(),
  likes: z.boolean(),
  /** For moderators: unchanged if absent. */
  cases: z.boolean().optional(),
  showsText: z.boolean(),
  /** In the person's time zone; may cross midnight. */
  quietHours: z.object({ from: timeOfDay, until: timeOfDay }).nullable(),
  timeZone: timeZoneSchema,
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** As in `PushSubscription.toJSON()`. */
const subscription = z.object({
  endpoint: z.string().max(2048),
  keys: z.object({
    /** Uncompressed P-256 point: 65 bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
  /** The `publicKey` it was made with; absent from the release before. */
  serverKey: z.string().max(100).optional(),
});

export const pushNotifications = {
  settings: memberEndpoint
    .route({ method: "GET", path: "/me/alerts", summary: "My notification settings", tags: ["notifications"] })
    .output(
      z.object({
        settings: alertSettingsSchema,
        publicKey: z.string(),
        isSubscribed: z.boolean(),
        isBrief: z.boolean().describe("The session is one without `rememberMe`, and gets no subscription"),
      }),
    ),
  change: memberEndpoint
    .route({ method: "PUT", path: "/me/alerts", summary: "Change my notification settings", tags: ["notifications"] })
    .meta({ limit: "notificationSettings" })
    .input(alertSettingsSchema)
    .output(z.object({ settings: alertSettingsSchema })),
  subscribe: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/push-subscription",
      summary: "Subscribe this browser to push notifications",
      description:
        "Belongs to this session, replaces its earlier subscription, and ends with it; of more than ten of a person the oldest go. `endpoint` is an https address of a public host. `VALIDATION_FAILED` if `serverKey` is not the present `publicKey`. `FORBIDDEN` in a session without `rememberMe`.",
      tags: ["notifications"],
    })
    .meta({ limit: "notificationSettings" })
    .input(subscription)
    .output(z.object({ isSubscribed: z.literal(true) })),
  unsubscribe: memberEndpoint
    .route({
      method: "DELETE",
      path: "/me/push-subscription",
      summary: "Unsubscribe this browser from push notifications",
      tags: ["notifications"],
    })
    .meta({ worksInMaintenance: true, limit: "notificationSettings" })
    .output(z.object({ isSubscribed: z.literal(false) })),
};
