import type { ScreenPath } from "@nakamatch/contract/vocabulary/screen-paths";

/** Phrases that every page needs: one file per language, fetched at the start. */
export const EVERYWHERE = ["common", "errors", "nav"] as const;

/**
 * The phrases that the module of each screen needs besides those, with everything it imports. They are fetched beside its
 * code (`lib/routing/lazy-screen.ts`). `npm run check` follows the imports and names what is missing here or superfluous.
 */
export const PHRASES_OF = {
  landing: ["landing"],
  register: ["confirmation", "person", "register"],
  "register-complete": ["login", "person", "providers", "register"],
  login: ["confirmation", "login", "passkeys"],
  "reset-password": ["login", "register", "resetPassword"],
  about: ["about", "landing"],
  contact: ["contact", "landing"],
  privacy: ["landing", "privacy"],
  terms: ["landing", "reasons", "terms"],
  "layouts/signed-in": ["chats", "likes", "safety", "session"],
  dashboard: ["dashboard", "likes", "reports"],
  matches: ["chats", "dashboard", "matches"],
  chats: ["censorship", "chats", "icebreakers", "reports"],
  profile: ["banDialog", "dashboard", "deleteAccount", "likes", "photo", "profile", "reasons", "reports"],
  "blocked-users": ["blockedUsers"],
  decisions: ["decisions", "reasons", "statement"],
  settings: [
    "alerts",
    "deleteAccount",
    "digest",
    "emailChange",
    "factors",
    "passkeys",
    "providers",
    "register",
    "sessions",
    "settings",
  ],
  unsubscribe: ["digest"],
  moderation: ["appeals", "banDialog", "heldPhotos", "moderation", "reasons", "signals", "statement"],
  "profile-edit": ["dashboard", "editProfile", "interests", "person", "profile"],
  premium: ["landing", "premiumPage"],
  success: ["subscriptionSuccess"],
  "not-found": ["notFound"],
} as const;

/**
 * The parts that the screen at each path is made of; `:id` stands for any last part of a path, `*` for every
 * other path.
 */
export const SCREENS = {
  "/": ["landing"],
  "/register": ["register"],
  "/register/complete": ["register-complete"],
  "/login": ["login"],
  "/reset-password": ["reset-password"],
  "/contact": ["contact"],
  "/privacy": ["privacy"],
  "/sobre-mi": ["about"],
  "/terms": ["terms"],
  "/dashboard": ["layouts/signed-in", "dashboard"],
  "/matches": ["layouts/signed-in", "matches"],
  "/chats": ["layouts/signed-in", "chats"],
  "/profile/edit": ["layouts/signed-in", "profile-edit"],
  "/profile/:id": ["layouts/signed-in", "profile"],
  "/blocked-users": ["layouts/signed-in", "blocked-users"],
  "/premium": ["premium"],
  "/success": ["layouts/signed-in", "success"],
  "/decisions": ["layouts/signed-in", "decisions"],
  "/settings": ["layouts/signed-in", "settings"],
  "/unsubscribe": ["unsubscribe"],
  "/moderation/bans": ["layouts/signed-in", "moderation"],
  "*": ["not-found"],
} as const satisfies Record<ScreenPath | "*", readonly (keyof typeof PHRASES_OF)[]>;

/** The screens that the build renders beforehand, in every language, as guests see them (`prerender.tsx`). */
export const PRERENDERED = [
  "/",
  "/login",
  "/register",
  "/contact",
  "/privacy",
  "/sobre-mi",
  "/terms",
  "/premium",
] as const satisfies readonly ScreenPath[];

/**
 * Those of them that are only read. They can be used without the app, whose script they do not name: `public/early.js` starts it
 * at the first sign of somebody who uses the page.
 */
export const READABLE = [
  "/",
  "/privacy",
  "/sobre-mi",
  "/terms",
] as const satisfies readonly (typeof PRERENDERED)[number][];

/**
 * What the screens of a signed-in person open with, by their path. `public/early.js` asks for it beside their code, by
 * exactly the address that the client uses.
 */
export const OPENING_REQUESTS: Partial<Record<keyof typeof SCREENS, readonly string[]>> = {
  "/dashboard": ["/api/v1/discovery?sort=distance&limit=39", "/api/v1/me/warning"],
  "/matches": ["/api/v1/matches?list=mutual"],
  "/chats": ["/api/v1/chats"],
  "/profile/edit": ["/api/v1/me/profile"],
  "/blocked-users": ["/api/v1/blocks"],
  "/success": ["/api/v1/me/subscription"],
  "/decisions": ["/api/v1/me/statements"],
  "/moderation/bans": ["/api/v1/moderation", "/api/v1/moderation/cases"],
};
