import type { AnySchema } from "@orpc/contract";
import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "./contract.ts";
import { CHAT_REPORT_REASONS, PROFILE_REPORT_REASONS } from "./vocabulary/reports.ts";

const ID = "0199a1b2-0000-7000-8000-00000000000a";
const OTHER_ID = "0199a1b2-0000-7000-8000-00000000000b";

interface Case {
  /** What a client may send. */
  readonly good: readonly object[];
  /** Changes that each turn the first of them into something the server refuses before it looks at it. */
  readonly bad: readonly object[];
  /** What the server adds to the first. */
  readonly defaults?: object;
}

const chars = (count: number) => "x".repeat(count);

const ATTESTATION = {
  id: "AA_-",
  response: { clientDataJSON: "AA", attestationObject: "AA", transports: ["internal", "smart-card"] },
};
const ASSERTION = {
  id: "AA_-",
  response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA", userHandle: null },
};

const listLimits = { good: [{ limit: 1 }, { limit: "39" }], bad: [{ limit: 0 }, { limit: 40 }, { limit: 1.5 }] };
const personIds = { good: [{ personId: ID }], bad: [{ personId: undefined }, { personId: "sofia" }] };
/** The list of the profile: a moderator chooses from it, not from the chat's (REPORT-03). */
const decisionReasons = {
  bad: [{ reason: undefined }, { reason: "" }, { reason: "harassment" }, { notes: chars(2001) }],
};
const peoplePages: Case = {
  good: [{}, { search: chars(60), cursor: chars(200) }, { search: "" }, ...listLimits.good],
  bad: [{ search: chars(61) }, { cursor: chars(201) }, ...listLimits.bad],
  defaults: { limit: 39 },
};
const subscriptionIds = {
  good: [{ subscriptionId: "sub_1A" }, { subscriptionId: `sub_${chars(240)}` }],
  bad: [
    { subscriptionId: undefined },
    { subscriptionId: "sub_" },
    { subscriptionId: "cus_1A" },
    { subscriptionId: "sub_1\0" },
    { subscriptionId: `sub_${chars(241)}` },
  ],
};
const alertSettings = {
  ...{ messages: true, matches: true, likes: true, showsText: false },
  ...{ quietHours: null, timeZone: "UTC" },
};
const pushKeys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
const chatIds = { good: [{ chatId: ID }], bad: [{ chatId: undefined }, { chatId: "1" }] };
/** A report for one of the reasons of its list; `foreign` is of the other list. */
const reportOf = (reasons: readonly string[], foreign: string): Case => ({
  good: [
    { personId: ID, reason: "", description: "" },
    ...reasons.map((reason) => ({ personId: ID, reason, description: chars(5000) })),
  ],
  bad: [
    ...personIds.bad,
    { reason: undefined },
    { reason: foreign },
    { description: undefined },
    { description: chars(5001) },
  ],
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const listEntry = { titles: ["One Piece"], year: 1999, kind: "anime", references: ["mal-anime:21"] };
const interestIds = {
  good: [{ interestId: 1 }, { interestId: "2147483647" }],
  bad: [{ interestId: 0 }, { interestId: -1 }, { interestId: 2_147_483_648 }, { interestId: 1.5 }],
};

const signUpData = {
  first_name: "Ana",
  last_name: "Vera",
  birth_date: "2000-01-31",
  nickname: "ana",
  email: "ana@example.com",
  country: "ES",
  city: "12",
  bio: "",
  gender: "",
  looking_for: "",
  friendship_preference: [],
  relationship_preference: [],
};
const signUp = (data: object, options: object = {}) => ({
  options: {
    emailRedirectTo: "https://nakamatch.test/dashboard",
    language: "es",
    data: { ...signUpData, ...data },
    ...options,
  },
});
/** The longest text each field of the form may have, whatever the domain then says about it. */
const SIGN_UP_CAPS = {
  first_name: 100,
  last_name: 100,
  birth_date: 20,
  nickname: 100,
  email: 320,
  country: 2,
  city: 20,
  bio: 5000,
};

/** The same of a registration that a provider vouches for: the address is the provider's. */
const { email: _, ...providerData } = signUpData;
const { email: __, ...PROVIDER_CAPS } = SIGN_UP_CAPS;
const byProvider = (data: object) => ({ language: "es", data: { ...providerData, ...data } });

const profileUpdate = {
  ...{ firstName: "Ana", lastName: "Vera", country: "ES", city: "12", bio: "", gender: "mujer", lookingFor: "amistad" },
  ...{ friendshipPreference: ["mujer"], relationshipPreference: [], version: "v" },
};
/** The same for the profile. */
const PROFILE_CAPS = { firstName: 100, lastName: 100, country: 2, city: 20, bio: 5000, version: 100 };

/** Bounds of every input, so that none is widened or lost unnoticed. */
const cases: Record<string, Case> = {
  "accounts.signUp": {
    good: [
      { email: "ana@example.com", password: "secret", ...signUp({}) },
      {
        email: chars(320),
        password: chars(1000),
        ...signUp(
          {
            ...Object.fromEntries(Object.entries(SIGN_UP_CAPS).map(([field, cap]) => [field, chars(cap)])),
            gender: "mujer",
            looking_for: "ambas",
            friendship_preference: ["mujer", "hombre", "otro"],
            relationship_preference: Array(10).fill("otro"),
          },
          { emailRedirectTo: chars(500), language: "pt" },
        ),
      },
    ],
    bad: [
      { email: chars(321) },
      { email: undefined },
      { password: chars(1001) },
      { options: undefined },
      signUp({}, { emailRedirectTo: chars(501) }),
      signUp({}, { language: "ca" }),
      ...Object.entries(SIGN_UP_CAPS).map(([field, cap]) => signUp({ [field]: chars(cap + 1) })),
      ...Object.keys(signUpData).map((field) => signUp({ [field]: undefined })),
      signUp({ gender: "x" }),
      signUp({ looking_for: "x" }),
      signUp({ friendship_preference: ["x"] }),
      signUp({ friendship_preference: Array(11).fill("otro") }),
      signUp({ relationship_preference: ["x"] }),
      signUp({ relationship_preference: Array(11).fill("otro") }),
    ],
  },
  "providers.signUp": {
    good: [
      byProvider({}),
      byProvider({
        ...Object.fromEntries(Object.entries(PROVIDER_CAPS).map(([field, cap]) => [field, chars(cap)])),
        ...{ gender: "mujer", looking_for: "ambas", friendship_preference: ["mujer", "hombre", "otro"] },
      }),
    ],
    bad: [
      { language: "ca" },
      { language: undefined },
      { data: undefined },
      ...Object.entries(PROVIDER_CAPS).map(([field, cap]) => byProvider({ [field]: chars(cap + 1) })),
      ...Object.keys(providerData).map((field) => byProvider({ [field]: undefined })),
      byProvider({ gender: "x" }),
      byProvider({ looking_for: "x" }),
      byProvider({ friendship_preference: Array(11).fill("otro") }),
      byProvider({ relationship_preference: ["x"] }),
    ],
  },
  "auth.signInByPassword": {
    good: [
      { email: "ana@example.com", password: "secret" },
      { email: chars(320), password: chars(255), callbackURL: chars(500), rememberMe: false, linkProvider: true },
    ],
    bad: [
      ...[{ email: undefined }, { email: chars(321) }, { password: undefined }, { password: chars(256) }],
      ...[{ callbackURL: chars(501) }, { rememberMe: "no" }, { linkProvider: "yes" }],
    ],
    defaults: { rememberMe: true, linkProvider: false },
  },
  "auth.signInByPasskey": {
    good: [{ passkey: ASSERTION }],
    bad: [{ passkey: undefined }, { passkey: { ...ASSERTION, id: "" } }],
  },
  "auth.startProvider": {
    good: [{ provider: "google" }, { provider: "discord", callbackURL: chars(500), errorCallbackURL: chars(500) }],
    bad: [{ provider: "x" }, { provider: undefined }, { callbackURL: chars(501) }, { errorCallbackURL: chars(501) }],
    defaults: { callbackURL: "/dashboard", errorCallbackURL: "/login" },
  },
  "auth.finishProvider": { good: [{ provider: "google" }], bad: [{ provider: undefined }] },
  "auth.token": {
    good: [
      { grant_type: "password", email: chars(320), password: chars(255) },
      { grant_type: "refresh_token" },
      { grant_type: "refresh_token", refresh_token: chars(200) },
    ],
    bad: [
      ...[{ grant_type: "x" }, { grant_type: undefined }, { email: chars(321) }, { password: chars(256) }],
      ...[{ grant_type: "refresh_token", refresh_token: "" }, { email: undefined }],
    ],
  },
  "auth.requestConfirmation": {
    good: [{ email: chars(320) }, { email: "", callbackURL: chars(500) }],
    bad: [{ email: undefined }, { email: chars(321) }, { callbackURL: chars(501) }],
    defaults: { callbackURL: "/" },
  },
  "auth.confirmEmail": {
    good: [{}, { token: chars(2000), callbackURL: chars(4000) }],
    bad: [{ token: chars(2001) }, { callbackURL: chars(4001) }],
    defaults: { token: "", callbackURL: "/login" },
  },
  "auth.confirmAndSignIn": {
    good: [{}, { token: chars(2000) }],
    bad: [{ token: chars(2001) }],
    defaults: { token: "" },
  },
  "auth.requestPasswordReset": {
    good: [{ email: chars(320) }, { email: "", redirectTo: chars(500) }],
    bad: [{ email: undefined }, { email: chars(321) }, { redirectTo: chars(501) }],
  },
  "auth.openResetLink": {
    good: [{ token: chars(2000) }, { token: "x", callbackURL: chars(4000) }],
    bad: [{ token: undefined }, { token: chars(2001) }, { callbackURL: chars(4001) }],
    defaults: { callbackURL: "" },
  },
  "auth.resetPassword": {
    good: [{}, { newPassword: chars(1000), token: chars(2000) }],
    bad: [{ newPassword: chars(1001) }, { token: chars(2001) }],
    defaults: { newPassword: "", token: "" },
  },
  "accounts.nicknameAvailability": {
    good: [{ nickname: "" }, { nickname: chars(100) }],
    bad: [{ nickname: undefined }, { nickname: chars(101) }],
  },
  "accounts.emailAvailability": {
    good: [{ email: "" }, { email: chars(320) }],
    bad: [{ email: undefined }, { email: chars(321) }],
  },
  "appeals.create": {
    good: [
      { decisionId: ID, body: "" },
      { decisionId: ID, body: chars(2000), token: chars(500) },
    ],
    bad: [
      { decisionId: undefined },
      { decisionId: "1" },
      { body: undefined },
      { body: chars(2001) },
      { token: chars(501) },
    ],
  },
  "appeals.list": {
    good: [{}, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "appeals.decide": {
    good: [
      { appealId: ID, outcome: "granted", answer: "" },
      { appealId: ID, outcome: "denied", answer: chars(2000) },
    ],
    bad: [
      { appealId: "1" },
      { outcome: undefined },
      { outcome: "open" },
      { answer: undefined },
      { answer: chars(2001) },
    ],
  },
  "avatars.upload": { good: [new File(["x"], "photo")], bad: [{ name: "photo" }] },
  "blocks.list": {
    good: [{}, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "alerts.change": {
    good: [alertSettings, { ...alertSettings, quietHours: { from: "00:00", until: "23:59" }, timeZone: "Asia/Tokyo" }],
    bad: [
      { messages: undefined },
      { matches: "yes" },
      { likes: null },
      { showsText: undefined },
      { quietHours: undefined },
      { quietHours: { from: "24:00", until: "08:00" } },
      { quietHours: { from: "22:60", until: "08:00" } },
      { quietHours: { from: "22:00" } },
      { timeZone: chars(65) },
    ],
  },
  "alerts.subscribe": {
    good: [
      { endpoint: "https://push.services.mozilla.com/x", keys: pushKeys },
      { endpoint: chars(2048), keys: pushKeys },
    ],
    bad: [
      { endpoint: undefined },
      { endpoint: chars(2049) },
      { keys: undefined },
      { keys: { ...pushKeys, p256dh: `A${"A".repeat(86)}` } },
      { keys: { ...pushKeys, p256dh: `B${"A".repeat(85)}` } },
      { keys: { ...pushKeys, auth: "A".repeat(21) } },
    ],
  },
  "digests.change": {
    good: ["daily", "weekly", "off"].map((digest) => ({ digest, timeZone: "America/Bogota" })),
    bad: [{ digest: "monthly" }, { digest: undefined }, { timeZone: undefined }],
  },
  "digests.unsubscribe": {
    good: [{ token: "" }, { token: chars(500) }],
    bad: [{ token: undefined }, { token: chars(501) }, { token: null }],
  },
  "discovery.hidden": {
    good: [{}, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "discovery.isHidden": personIds,
  "discovery.hide": personIds,
  "discovery.unhide": personIds,
  "blocks.block": personIds,
  "blocks.unblock": personIds,
  "chats.archive": chatIds,
  "chats.list": {
    good: [{}, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "chats.get": chatIds,
  "chats.open": personIds,
  "chats.messages": {
    good: [{ chatId: ID }, { chatId: ID, before: OTHER_ID, limit: "25" }, { chatId: ID, limit: 1 }],
    bad: [...chatIds.bad, { before: "1" }, { limit: 0 }, { limit: 26 }, { limit: 2.5 }],
    defaults: { limit: 25 },
  },
  "chats.send": {
    good: [
      { chatId: ID, id: OTHER_ID, message: "hola" },
      { chatId: ID, id: OTHER_ID, message: chars(2000) },
    ],
    bad: [...chatIds.bad, { id: undefined }, { id: "1" }, { message: undefined }, { message: chars(2001) }],
  },
  "chats.markRead": chatIds,
  "decisions.warn": {
    good: [
      { personId: ID, reason: "spam" },
      { personId: ID, reason: "other", notes: chars(2000), decisionId: OTHER_ID },
    ],
    bad: [...personIds.bad, ...decisionReasons.bad, { decisionId: "1" }],
  },
  "decisions.ban": {
    good: [
      { personId: ID, reason: "spam", duration: "1_day" },
      ...["1_week", "1_month", "permanent"].map((duration) => ({ personId: ID, reason: "impersonation", duration })),
      { personId: ID, reason: "other", duration: "permanent", notes: "", decisionId: OTHER_ID },
    ],
    bad: [
      ...personIds.bad,
      ...decisionReasons.bad,
      ...[{ duration: undefined }, { duration: "1_year" }, { decisionId: "1" }],
    ],
  },
  "decisions.unban": personIds,
  "decisions.dismissReports": {
    good: [{ personId: ID }, { personId: ID, notes: chars(2000) }],
    bad: [...personIds.bad, { notes: chars(2001) }],
  },
  "moderation.cases": peoplePages,
  "moderation.banned": peoplePages,
  "moderation.person": personIds,
  "moderation.claim": personIds,
  "moderation.release": personIds,
  "discovery.page": {
    good: [
      {},
      { sort: "compatibility", minCompatibility: "0", maxDistance: "2000", ageRange: ["18", "100"], limit: "1" },
      { minCompatibility: 100, country: "ES", city: "123456789", cursor: chars(500), limit: 39 },
      { selectedInterests: [chars(200)] },
    ],
    bad: [
      { sort: "name" },
      { minCompatibility: -1 },
      { minCompatibility: 101 },
      { minCompatibility: 0.5 },
      { maxDistance: -1 },
      { maxDistance: 2001 },
      { maxDistance: 0.5 },
      { ageRange: [17, 100] },
      { ageRange: [18, 101] },
      { ageRange: [18.5, 100] },
      { ageRange: [18] },
      { country: "es" },
      { country: "ESP" },
      { city: "Soria" },
      { city: "1234567890" },
      { selectedInterests: [chars(201)] },
      { cursor: chars(501) },
      ...listLimits.bad,
    ],
    defaults: { sort: "distance", limit: 39 },
  },
  "geography.cities": {
    good: [
      { countryCode: "ES" },
      { countryCode: "ES", search: chars(100), offset: "1000000", limit: "1000" },
      { countryCode: "ES", offset: 0, limit: 1 },
    ],
    bad: [
      { countryCode: "es" },
      { countryCode: "ESP" },
      { countryCode: "xES" },
      { search: chars(101) },
      { offset: -1 },
      { offset: 1_000_001 },
      { offset: 0.5 },
      { limit: 0 },
      { limit: 1001 },
      { limit: 1.5 },
    ],
    defaults: { offset: 0, limit: 1000 },
  },
  "geography.city": {
    good: [
      { countryCode: "ES", id: "2147483647" },
      { countryCode: "ES", id: 0 },
    ],
    bad: [{ countryCode: "es" }, { countryCode: "ESP" }, { id: -1 }, { id: 2_147_483_648 }, { id: 0.5 }, { id: "one" }],
  },
  "identity.prove": {
    good: [{ password: "" }, { password: chars(1000) }],
    bad: [{ password: undefined }, { password: chars(1001) }],
  },
  "identity.changePassword": {
    good: [
      { currentPassword: "", newPassword: "" },
      { currentPassword: chars(1000), newPassword: chars(1000) },
    ],
    bad: [
      { currentPassword: undefined },
      { newPassword: undefined },
      { currentPassword: chars(1001) },
      { newPassword: chars(1001) },
    ],
  },
  "identity.setPassword": {
    good: [{ newPassword: "" }, { newPassword: chars(1000) }],
    bad: [{ newPassword: undefined }, { newPassword: chars(1001) }],
  },
  "identity.unlink": {
    good: [{ provider: "google" }, { provider: "discord" }],
    bad: [{ provider: undefined }, { provider: "credential" }],
  },
  "emailChange.request": {
    good: [{ email: "" }, { email: chars(1000) }],
    bad: [{ email: undefined }, { email: chars(1001) }],
  },
  "emailChange.confirm": { good: [{ token: "a" }], bad: [{ token: "" }, { token: chars(101) }] },
  "emailChange.undo": {
    good: [{ token: "a", newPassword: "" }],
    bad: [
      { token: undefined, newPassword: "a" },
      { token: chars(101), newPassword: "a" },
      { token: "a", newPassword: chars(1001) },
    ],
  },
  "sessions.end": { good: [{ sessionId: ID }], bad: [{ sessionId: undefined }, { sessionId: "this" }] },
  "factors.enrol": {
    good: [
      { factor_type: "totp" },
      { factor_type: "totp", friendly_name: "x".repeat(60), issuer: "Nakamatch" },
      { factor_type: "phone", phone: "+34600111222", friendly_name: "x" },
    ],
    bad: [
      { factor_type: undefined },
      { factor_type: "email" },
      { factor_type: "phone" },
      { factor_type: "phone", phone: "600111222" },
      { factor_type: "totp", friendly_name: "" },
      { factor_type: "totp", friendly_name: "x".repeat(61) },
    ],
  },
  "factors.remove": { good: [{ factorId: ID }], bad: [{ factorId: undefined }, { factorId: "app" }] },
  "factors.challenge": {
    good: [{ factorId: ID }, { factorId: ID, channel: "sms" }],
    bad: [{ factorId: "app" }, { factorId: ID, channel: "pigeon" }],
  },
  "factors.verify": {
    good: [{ factorId: ID, challenge_id: ID, code: "123 456" }],
    bad: [
      { code: undefined },
      { factorId: ID, challenge_id: "x", code: "123456" },
      { factorId: ID, challenge_id: ID, code: "1".repeat(41) },
    ],
  },
  "factors.recover": { good: [{ code: "abcde-fghij" }], bad: [{ code: undefined }, { code: "a".repeat(41) }] },
  "suspension.challenge": {
    good: [{ token: chars(1000), factorId: ID }],
    bad: [{ token: undefined }, { factorId: "app" }, { token: chars(1001), factorId: ID }],
  },
  "suspension.verify": {
    good: [{ token: "a", factorId: ID, challenge_id: ID, code: "123 456" }],
    bad: [
      { token: undefined, factorId: ID, challenge_id: ID, code: "1" },
      { token: "a", factorId: ID, challenge_id: "x", code: "1" },
      { token: "a", factorId: ID, challenge_id: ID, code: "1".repeat(41) },
    ],
  },
  "suspension.recover": {
    good: [{ token: "a", code: "abcde-fghij" }],
    bad: [{ token: undefined }, { code: "a".repeat(41) }],
  },
  "suspension.current": { good: [{ token: chars(1000) }], bad: [{ token: undefined }, { token: chars(1001) }] },
  "suspension.request": { good: [{ token: chars(1000) }], bad: [{ token: undefined }, { token: chars(1001) }] },
  "suspension.archive": { good: [{ token: chars(1000) }], bad: [{ token: undefined }, { token: chars(1001) }] },
  "suspension.remove": { good: [{ token: chars(1000) }], bad: [{ token: undefined }, { token: chars(1001) }] },
  "passkeys.add": {
    good: [
      { name: "Móvil", passkey: ATTESTATION },
      { name: "x".repeat(60), passkey: { ...ATTESTATION, rawId: "AA" } },
    ],
    bad: [
      { name: undefined },
      { name: " ", passkey: ATTESTATION },
      { name: "x".repeat(61), passkey: ATTESTATION },
      { name: "Móvil", passkey: { ...ATTESTATION, id: "a".repeat(1365) } },
      { name: "Móvil", passkey: { ...ATTESTATION, id: "a+b=" } },
    ],
  },
  "passkeys.rename": {
    good: [{ passkeyId: ID, name: "x" }],
    bad: [
      { passkeyId: undefined },
      { passkeyId: "mine", name: "x" },
      { passkeyId: ID, name: "" },
      { passkeyId: ID, name: "x".repeat(61) },
    ],
  },
  "passkeys.remove": { good: [{ passkeyId: ID }], bad: [{ passkeyId: undefined }, { passkeyId: "mine" }] },
  "passkeys.prove": {
    good: [{ passkey: ASSERTION }],
    bad: [
      { passkey: undefined },
      { passkey: { ...ASSERTION, id: "" } },
      { passkey: { ...ASSERTION, response: { ...ASSERTION.response, userHandle: "a".repeat(87) } } },
    ],
  },
  "deletion.deleteUser": { good: [{ userId: ID }], bad: [{ userId: undefined }, { userId: "ana" }] },
  "interests.add": interestIds,
  "interests.remove": interestIds,
  "interests.catalogue": {
    good: [{}, { kind: "anime", search: chars(100), limit: "1000" }, { limit: 1 }],
    bad: [{ kind: "book" }, { search: chars(101) }, { limit: 0 }, { limit: 1001 }, { limit: 1.5 }],
    defaults: { limit: 100 },
  },
  "interests.popular": { good: [{ kind: "anime" }], bad: [{ kind: undefined }, { kind: "book" }] },
  "interests.match": {
    good: [
      { entries: [listEntry] },
      { entries: Array.from({ length: 200 }, () => listEntry) },
      { entries: [{ titles: [], year: null, kind: null, references: [] }] },
      { entries: [{ ...listEntry, titles: Array.from({ length: 4 }, () => chars(200)) }] },
      { entries: [{ ...listEntry, references: ["imdb:tt0133093", "tmdb-tv:1", "steam:440", "anilist:21"] }] },
    ],
    bad: [
      { entries: [] },
      { entries: Array.from({ length: 201 }, () => listEntry) },
      { entries: [{ ...listEntry, titles: Array.from({ length: 5 }, () => "x") }] },
      { entries: [{ ...listEntry, titles: [chars(201)] }] },
      { entries: [{ ...listEntry, titles: [" "] }] },
      { entries: [{ ...listEntry, year: 1799 }] },
      { entries: [{ ...listEntry, year: 2201 }] },
      { entries: [{ ...listEntry, kind: "book" }] },
      { entries: [{ ...listEntry, references: Array.from({ length: 5 }, (_, id) => `steam:${id}`) }] },
      ...["21", "mal-anime:", "MAL:21", "a-b-c:1", `steam:${"1".repeat(21)}`].map((reference) => ({
        entries: [{ ...listEntry, references: [reference] }],
      })),
    ],
  },
  "interests.import": {
    good: [
      { interestIds: [1, 2_147_483_647], unknown: [] },
      { interestIds: numbers(1000), unknown: numbers(200).map(() => ({ title: chars(200), kind: null })) },
    ],
    bad: [
      { interestIds: [], unknown: [] },
      { interestIds: numbers(1001), unknown: [] },
      { interestIds: [0], unknown: [] },
      { interestIds: [1.5], unknown: [] },
      { interestIds: [2_147_483_648], unknown: [] },
      { interestIds: [1], unknown: numbers(201).map(() => ({ title: "x", kind: null })) },
      { interestIds: [1], unknown: [{ title: "", kind: null }] },
      { interestIds: [1], unknown: [{ title: chars(201), kind: "anime" }] },
      { interestIds: [1], unknown: [{ title: "x", kind: "book" }] },
    ],
  },
  "likes.like": personIds,
  "likes.unlike": personIds,
  "likes.matches": {
    good: [{}, { list: "likedMe" }, { list: "iLiked", cursor: chars(200) }, { list: "mutual" }, ...listLimits.good],
    bad: [{ list: "all" }, { cursor: chars(201) }, ...listLimits.bad],
    defaults: { list: "mutual", limit: 39 },
  },
  "photos.held": {
    good: [{}, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "photos.decide": {
    good: [
      { personId: ID, photoUrl: chars(200), verdict: "release" },
      {
        personId: ID,
        photoUrl: "/avatars/x.jpg",
        verdict: "reject",
        reason: "inappropriate_photo",
        notes: chars(2000),
      },
    ],
    bad: [
      ...personIds.bad,
      { photoUrl: undefined },
      { photoUrl: chars(201) },
      { verdict: undefined },
      { verdict: "hide" },
      { reason: "harassment" },
      { notes: chars(2001) },
    ],
  },
  "premium.createCheckoutSession": {
    good: [
      { plan: "monthly", user_id: ID },
      { plan: "yearly", user_id: ID },
    ],
    bad: [{ plan: undefined }, { plan: "mensual" }, { user_id: undefined }, { user_id: "sofia" }],
  },
  "premium.cancel": subscriptionIds,
  "premium.reactivate": subscriptionIds,
  "premium.pay": subscriptionIds,
  "premium.withdraw": subscriptionIds,
  "premium.updateRenewal": {
    good: [{ subscriptionId: "sub_1A", cancelAtPeriodEnd: true }],
    bad: [...subscriptionIds.bad, { cancelAtPeriodEnd: undefined }, { cancelAtPeriodEnd: "true" }],
  },
  "profiles.get": personIds,
  "profiles.update": {
    good: [
      profileUpdate,
      {
        ...profileUpdate,
        ...Object.fromEntries(Object.entries(PROFILE_CAPS).map(([field, cap]) => [field, chars(cap)])),
        ...{ gender: "", lookingFor: "", friendshipPreference: Array(10).fill("otro") },
        relationshipPreference: Array(10).fill("hombre"),
      },
    ],
    bad: [
      ...Object.keys(profileUpdate).map((field) => ({ [field]: undefined })),
      ...Object.entries(PROFILE_CAPS).map(([field, cap]) => ({ [field]: chars(cap + 1) })),
      { gender: "x" },
      { lookingFor: "x" },
      { friendshipPreference: ["x"] },
      { friendshipPreference: Array(11).fill("otro") },
      { relationshipPreference: ["x"] },
      { relationshipPreference: Array(11).fill("otro") },
    ],
  },
  "reports.reportProfile": reportOf(PROFILE_REPORT_REASONS, "harassment"),
  "reports.reportChat": reportOf(CHAT_REPORT_REASONS, "inappropriate_photo"),
  "reports.acknowledge": {
    good: [{ reportIds: [ID, OTHER_ID] }, { reportIds: [] }, { reportIds: Array(100).fill(ID) }],
    bad: [{ reportIds: undefined }, { reportIds: ["1"] }, { reportIds: Array(101).fill(ID) }],
  },
  "reports.evidencePhoto": { good: [{ evidenceId: ID }], bad: [{ evidenceId: undefined }, { evidenceId: "1" }] },
  "signals.list": {
    good: [{}, { personId: ID }, { cursor: chars(200) }, ...listLimits.good],
    bad: [{ personId: "1" }, { cursor: chars(201) }, ...listLimits.bad],
    defaults: { limit: 39 },
  },
  "signals.close": {
    good: [{ signalId: ID }],
    bad: [{ signalId: undefined }, { signalId: "1" }],
  },
  "system.reportMissingPath": {
    good: [{ path: "/x" }, { path: `/${chars(499)}` }],
    bad: [{ path: "x" }, { path: "" }, { path: undefined }, { path: `/${chars(500)}` }],
  },
  "warnings.confirm": {
    good: [{ warningId: ID, warnedAt: "2026-01-31T12:00:00.000Z" }],
    bad: [{ warningId: "1" }, { warningId: undefined }, { warnedAt: undefined }, { warnedAt: "hoy" }],
  },
};

const inputs = new Map(
  Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, endpoint]): [string, z.ZodType][] => {
      const { inputSchema } = endpoint["~orpc"] as { inputSchema?: AnySchema };
      return inputSchema ? [[`${area}.${name}`, inputSchema as unknown as z.ZodType]] : [];
    }),
  ),
);

test("every input has its bounds written down here", () => {
  expect(Object.keys(cases).sort()).toEqual([...inputs.keys()].sort());
});

test.each(Object.entries(cases))(
  "%s accepts what is allowed and refuses what is not",
  (name, { good, bad, defaults }) => {
    const schema = inputs.get(name);
    for (const input of good)
      expect(schema?.safeParse(input), JSON.stringify(input).slice(0, 200)).toMatchObject({ success: true });
    for (const change of bad) {
      const input = { ...good[0], ...change };
      expect(schema?.safeParse(input).success, JSON.stringify(change).slice(0, 200)).toBe(false);
    }
    if (defaults) expect(schema?.parse(good[0])).toMatchObject(defaults);
  },
);

test("OPEN-31 a photo has at most 10 MB", () => {
  const sized = (bytes: number) => inputs.get("avatars.upload")?.safeParse(new File([new Uint8Array(bytes)], "photo"));
  expect(sized(10 * 1024 * 1024)?.success).toBe(true);
  expect(sized(10 * 1024 * 1024 + 1)?.success).toBe(false);
});

test("spaces around a search do not count", () => {
  expect(inputs.get("interests.catalogue")?.parse({ search: " one piece " })).toMatchObject({ search: "one piece" });
  expect(inputs.get("geography.cities")?.parse({ countryCode: "ES", search: " soria " })).toMatchObject({
    search: "soria",
  });
});
