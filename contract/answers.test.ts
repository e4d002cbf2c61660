import type { AnySchema } from "@orpc/contract";
import { expect, test } from "vitest";
import type { z } from "zod";
import { contract } from "./contract.ts";

const ID = "0199a1b2-0000-7000-8000-00000000000a";
const TIME = "2026-01-31T12:00:00.000Z";
const alertSettings = {
  ...{ messages: true, matches: true, likes: true, showsText: false },
  ...{ quietHours: { from: "22:00", until: "08:00" }, timeZone: "Europe/Madrid" },
};

const factor = {
  id: ID,
  factor_type: "totp",
  status: "verified",
  friendly_name: "Móvil",
  issuer: "Nakamatch",
  phone: "••• 22",
};
const passkey = { id: ID, name: "Móvil", addedAt: TIME, lastUsedAt: TIME };
const passkeyOptions = {
  ...{ challenge: "AA", rpId: "localhost", timeout: 300_000, userVerification: "required" },
  allowCredentials: [{ id: "AA", type: "public-key", transports: ["internal"] }],
};
const account = {
  ...{ id: ID, email: "ana@example.test", emailVerified: true, name: "", image: null },
  ...{ createdAt: TIME, updatedAt: TIME },
};
const interest = { id: 7, name: "One Piece", kind: "anime" };
const badge = { id: ID, nickname: "ana", avatarUrl: "/avatars/a", isPremium: false };
const byKind = { anime: 1, juego: 1, serie_pelicula: 0 };
const shared = { shown: [interest], more: 1, total: 2, byKind, favourites: [interest] };
const summary = {
  id: ID,
  nickname: "ana",
  avatarUrl: "/avatars/a",
  age: 30,
  country: "ES",
  city: "Soria",
  isPremium: true,
};
const card = {
  ...summary,
  gender: "mujer",
  lookingFor: "amistad",
  distanceKm: 1.25,
  compatibility: 80,
  interests: shared,
  hasLiked: false,
};
const match = {
  id: ID,
  matchedAt: TIME,
  hasMessages: true,
  updatedAt: TIME,
  compatibilityScore: 80,
  otherUser: { ...summary, bio: "hola", interests: shared, totalInterests: 9 },
};
const shown = {
  ...summary,
  ...{ realName: "Ana Vera", bio: "hola", gender: "mujer", lookingFor: "ambas" },
  ...{ friendshipPreference: ["mujer"], relationshipPreference: ["hombre"] },
};
const profile = {
  ...shown,
  ...{ distanceKm: 1.25, compatibility: 80, hasLiked: false, viewerInterests: 3, isHidden: false },
  interests: [{ ...interest, isShared: true }],
};
const subscription = {
  subscriptionId: "sub_1A",
  plan: "monthly",
  state: "renewing",
  ...{ startedAt: TIME, nextBillingAt: TIME, endsAt: TIME, withdrawableUntil: TIME },
};
const photoHold = { state: "rejected", reason: "inappropriate_photo", decisionId: ID };
const ownProfile = { ...shown, photoHold, firstName: "Ana", lastName: "Vera", cityId: 12, version: "v" };
const message = { id: ID, chatId: ID, senderId: ID, message: "hola", sentAt: TIME, readAt: TIME };
const chat = {
  id: ID,
  createdAt: TIME,
  lastMessageAt: TIME,
  otherUser: { id: ID, nickname: "ana", avatarUrl: "/avatars/a", isPremium: false, lastSeenAt: TIME },
  lastMessage: message,
  unreadCount: 3,
};

const statement = {
  ...{ decisionId: ID, kind: "ban", decidedAt: TIME, reason: "spam", notes: "Tres veces.", evidence: ["chat"] },
  ...{ isAutomated: false, until: TIME, isLifted: true },
};
const appealState = { sentAt: TIME, outcome: "denied", answer: "No.", decidedAt: TIME };
const moderated = {
  person: { id: ID, nickname: "ana", avatarUrl: "/avatars/a", isPremium: true },
  realName: "Ana Vera",
};
const claim = { moderator: "leo", isMine: false, until: TIME };
const moderatedPerson = {
  ...moderated,
  ...{ isDeleted: false, memberSince: TIME, isModerator: false, claim, moreReports: 1 },
  measure: { type: "ban", reason: "spam", until: TIME, notes: "n", since: TIME },
  reports: [{ id: ID, reason: "spam", description: "d", reporter: "leo", reportedAt: TIME }],
  evidence: [
    {
      ...{ id: ID, reportId: ID, hash: "h", sealedAt: TIME, eraseAt: TIME, kind: "chat" },
      content: { nickname: "ana", messages: [{ by: "reported", text: "hola", sentAt: TIME }], photo: "none" },
    },
  ],
  history: [{ id: ID, action: "ban", reason: "spam", until: TIME, moderator: "leo", notes: "n", decidedAt: TIME }],
};

/** A whole answer of every endpoint: what it holds, and nothing else, reaches the browser. */
const answers: Record<string, unknown> = {
  "auth.signInByPassword": { redirect: false, user: account },
  "auth.signInByPasskey": { success: true },
  "auth.signInByIdentity": { success: true },
  "auth.startProvider": { url: "https://provider.test/auth" },
  "auth.finishProvider": undefined,
  "auth.token": { expires_at: 1, expires_in: 900 },
  "auth.signOut": { success: true },
  "auth.keySet": { keys: [{ kty: "EC", crv: "P-256", x: "x", y: "y", kid: ID, alg: "ES256", use: "sig" }] },
  "auth.session": {
    session: {
      ...{ id: ID, userId: ID, aal: "aal1", ipAddress: "192.0.2.1", userAgent: "Firefox" },
      ...{ expiresAt: TIME, createdAt: TIME, updatedAt: TIME },
    },
    user: account,
  },
  "auth.requestConfirmation": { status: true },
  "auth.confirmEmail": undefined,
  "auth.confirmAndSignIn": { success: true },
  "auth.requestPasswordReset": { status: true, message: "sent" },
  "auth.openResetLink": undefined,
  "auth.resetPassword": { status: true },
  "accounts.signUp": { userId: ID },
  "accounts.nicknameAvailability": { available: false, reason: "taken" },
  "accounts.emailAvailability": { available: true },
  "accounts.session": {
    user: {
      id: ID,
      email: "ana@example.com",
      nickname: "ana",
      avatarUrl: "/avatars/a",
      isPremium: false,
      isModerator: true,
      interestCount: 2,
      seeksNobody: false,
    },
    session: { expiresAt: 1_800_000_000, expiresIn: 60, assuranceLevel: "aal2" },
  },
  "providers.list": { providers: ["google", "discord"] },
  "providers.pending": {
    provider: "google",
    email: "ana@example.com",
    firstName: "Ana",
    lastName: "",
    hasAccount: false,
    isRegistered: false,
  },
  "providers.signUp": { userId: ID },
  "appeals.create": appealState,
  "appeals.list": {
    appeals: [
      {
        ...{ id: ID, sentAt: TIME, body: "No fui yo.", statement, isOwnDecision: false },
        person: { id: ID, nickname: "ana", avatarUrl: "/avatars/a", isPremium: true },
        decidedBy: { id: ID, nickname: "mod" },
      },
    ],
    total: 1,
    nextCursor: "c",
  },
  "appeals.decide": { outcome: "granted" },
  "avatars.upload": { avatarUrl: "/avatars/a", isHeld: true },
  "avatars.remove": { avatarUrl: null },
  "blocks.list": {
    blocked: [
      {
        person: { id: ID, nickname: "ana", avatarUrl: "/avatars/a", isPremium: true },
        realName: "Ana",
        blockedAt: TIME,
      },
    ],
    total: 1,
    nextCursor: "c",
  },
  "identity.ways": { hasPassword: false, hasPasskeys: true, providers: ["google"], isProven: true },
  "identity.prove": { isProven: true },
  "identity.changePassword": { isChanged: true },
  "identity.setPassword": { isSet: true },
  "identity.unlink": { isUnlinked: true },
  "deletion.deleteUser": { isDeleted: true },
  "dataExport.current": {
    export: { state: "ready", progress: 100, requestedAt: TIME, expiresAt: TIME, bytes: 7 },
  },
  "dataExport.request": {
    export: { state: "building", progress: 0, requestedAt: TIME, expiresAt: TIME, bytes: 7 },
  },
  "dataExport.archive": new File(["PK"], "nakamatch.zip"),
  "sessions.list": {
    sessions: [
      {
        id: ID,
        browser: "Firefox",
        system: "Linux",
        isMobile: false,
        address: "192.0.2.1",
        startedAt: TIME,
        lastSeenAt: TIME,
        isCurrent: true,
        isHeldBack: false,
      },
    ],
  },
  "emailChange.request": { email: "ana@example.test" },
  "emailChange.confirm": { email: "ana@example.test" },
  "emailChange.undo": { isUndone: true },
  "sessions.end": { isEnded: true },
  "sessions.endOthers": { ended: 2 },
  "factors.list": { factors: [factor], recovery_codes_left: 10, phones_supported: true },
  "factors.enrol": { ...factor, totp: { secret: "ABC", uri: "otpauth://totp/x" } },
  "factors.remove": { id: ID },
  "factors.challenge": { id: ID, factor_type: "totp", expires_at: 1_800_000_000 },
  "factors.verify": { assurance_level: "aal2" },
  "factors.makeRecoveryCodes": { codes: ["abcde-fghij"] },
  "factors.recover": { assurance_level: "aal2" },
  "suspension.challenge": { id: ID, factor_type: "totp", expires_at: 1_800_000_000 },
  "suspension.verify": { token: "sealed" },
  "suspension.recover": { token: "sealed" },
  "suspension.current": {
    export: { state: "ready", progress: 100, requestedAt: TIME, expiresAt: TIME, bytes: 7 },
    subscription,
  },
  "suspension.request": {
    export: { state: "building", progress: 0, requestedAt: TIME, expiresAt: TIME, bytes: 7 },
  },
  "suspension.archive": new File(["PK"], "nakamatch.zip"),
  "suspension.remove": { isDeleted: true },
  "passkeys.list": { passkeys: [passkey, { ...passkey, lastUsedAt: null }] },
  "passkeys.beginRegistration": {
    challenge: "AA",
    rp: { id: "localhost", name: "Nakamatch" },
    user: { id: "AA", name: "ana@example.test", displayName: "Ana" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: passkeyOptions.allowCredentials,
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  },
  "passkeys.add": passkey,
  "passkeys.rename": passkey,
  "passkeys.remove": { id: ID },
  "passkeys.beginSignIn": { ...passkeyOptions, allowCredentials: [] },
  "passkeys.beginProof": passkeyOptions,
  "passkeys.prove": { isProven: true },
  "blocks.block": { isBlocked: true },
  "blocks.unblock": { isBlocked: false },
  "chats.archive": { isArchived: true },
  "chats.list": { chats: [chat], nextCursor: "c" },
  "chats.get": { ...chat, isArchived: false },
  "chats.open": { chat, outcome: "recovered" },
  "chats.messages": { messages: [message], total: 1, hasMore: false },
  "chats.send": message,
  "chats.markRead": { reading: { chatId: ID, readerId: ID, upTo: { id: ID, sentAt: TIME }, readAt: TIME } },
  "decisions.warn": { decisionId: ID },
  "decisions.ban": { decisionId: ID, bannedUntil: TIME },
  "decisions.unban": { decisionId: ID },
  "decisions.dismissReports": { decisionId: ID },
  "decisions.transparency": {
    years: [{ year: 2026, counts: [{ action: "ban", reason: "spam", outcome: "stands", count: 5 }] }],
  },
  "moderation.summary": { cases: 1, banned: 2 },
  "moderation.cases": {
    cases: [
      {
        ...moderated,
        ...{ caseId: ID, isDeleted: false, isWithOperator: false },
        ...{ reports: 2, reporters: 1, weight: 1.25, lastReportAt: TIME, lastReason: "spam", claim },
      },
    ],
    total: 1,
    nextCursor: "c",
  },
  "moderation.person": moderatedPerson,
  "moderation.claim": { until: TIME },
  "moderation.release": { isClaimed: false },
  "moderation.banned": {
    banned: [{ ...moderated, reason: "spam", until: TIME, bannedAt: TIME, notes: "n" }],
    total: 1,
    nextCursor: "c",
  },
  "discovery.page": { people: [card], total: 1, viewerInterests: 2, nextCursor: "c" },
  "discovery.hidden": { people: [badge], nextCursor: "c" },
  "discovery.isHidden": { isHidden: true },
  "discovery.hide": { isHidden: true },
  "discovery.unhide": { isHidden: false },
  "geography.countries": [{ code: "ES", name: "España" }],
  "geography.cities": [{ id: 1, name: "Soria", region: "Castilla y León" }],
  "geography.city": { id: 1, name: "Soria", region: "Castilla y León" },
  "interests.catalogue": [{ ...interest, matchedTitle: "ワンピース" }],
  "interests.popular": [interest],
  "interests.mine": [interest],
  "interests.add": interest,
  "interests.remove": { interestId: 7 },
  "interests.match": [{ isCertain: true, interests: [interest] }],
  "interests.import": { added: 1, interests: [interest] },
  "likes.like": { hasLiked: true, isMatch: true, isNewMatch: false },
  "likes.unlike": { hasLiked: false },
  "likes.matches": { matches: [match], counts: { mutual: 1, likedMe: 2, iLiked: 3 }, nextCursor: "c" },
  "likes.markSeen": { hasNewLikes: false },
  "notifications.current": { hasNewLikes: true, hasNewChats: false, isModerator: false },
  "alerts.settings": { settings: alertSettings, publicKey: "B", isSubscribed: false },
  "alerts.change": { settings: alertSettings },
  "alerts.subscribe": { isSubscribed: true },
  "alerts.unsubscribe": { isSubscribed: false },
  "digests.current": { digest: "off" },
  "digests.change": { digest: "daily" },
  "digests.unsubscribe": { digest: "off" },
  "photos.held": {
    photos: [{ person: badge, photoUrl: "/avatars/a", kinds: {}, heldAt: TIME }],
    total: 1,
    nextCursor: "c",
  },
  "photos.decide": { decisionId: ID },
  "premium.offer": {
    canSubscribe: true,
    prices: { eur: { monthly: 399, yearly: 2499 }, brl: { monthly: 2390, yearly: 14_990 } },
  },
  "premium.mine": { subscription },
  "premium.createCheckoutSession": { url: "https://checkout.example/pay/1" },
  "premium.cancel": { cancelAtPeriodEnd: true },
  "premium.reactivate": { cancelAtPeriodEnd: false },
  "premium.updateRenewal": { cancelAtPeriodEnd: true },
  "premium.pay": { url: "https://invoice.example/1" },
  "premium.withdraw": { isWithdrawn: true },
  "profiles.get": profile,
  "profiles.mine": ownProfile,
  "profiles.update": ownProfile,
  "reports.reportProfile": { reportId: ID },
  "reports.reportChat": { reportId: ID },
  "reports.reviewed": { reportIds: [ID] },
  "reports.acknowledge": { isSeen: true },
  "reports.evidencePhoto": new File(["x"], "photo.jpg"),
  "statements.mine": { statements: [{ ...statement, appeal: appealState }] },
  "warnings.current": { warning: { id: ID, warnedAt: TIME, reason: "spam", notes: "Nota", decisionId: ID } },
  "warnings.confirm": { isSeen: true },
  "signals.list": {
    signals: [
      { id: ID, createdAt: TIME, person: badge, kind: "listed_word", field: "bio", text: "hola" },
      { id: ID, createdAt: TIME, person: badge, kind: "repeated_message", text: "hola", people: 5 },
      {
        ...{ id: ID, createdAt: TIME, person: badge, kind: "returning_person" },
        ...{ bannedPerson: { id: ID, nickname: "leo" }, bannedUntil: TIME },
      },
    ],
    nextCursor: "c",
  },
  "signals.close": { isClosed: true },
  "system.contact": { email: "hola@nakamatch.example", operator: "Nakamatch S.L.", address: "Calle Mayor 1" },
  "system.health": { status: "ok" },
  "system.alive": { status: "ok" },
  "system.reportMissingPath": { logged: true },
};

const outputs = new Map(
  Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, z.ZodType] => {
      const { outputSchema } = endpoint["~orpc"] as { outputSchema: AnySchema };
      return [`${area}.${name}`, outputSchema as unknown as z.ZodType];
    }),
  ),
);

type Path = readonly (string | number)[];

/** The ways to all values inside a value. */
function pathsIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...pathsIn(inner).map((path) => [key, ...path])]);
}

/** A copy in which the value at the end of a way is changed, or left out. */
function withChange(
  value: unknown,
  [key, ...rest]: Path,
  change: (holder: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone(value) as Record<string, unknown>;
  const holder = rest
    .slice(0, -1)
    .reduce((inner, step) => inner[step] as typeof inner, rest.length ? (copy[String(key)] as typeof copy) : copy);
  change(holder, String(rest.at(-1) ?? key));
  return copy;
}

test("every answer is written down here", () => {
  expect(Object.keys(answers).sort()).toEqual([...outputs.keys()].sort());
});

test.each(Object.entries(answers))("%s answers with all of it, and with nothing else", (name, answer) => {
  const schema = outputs.get(name);
  expect(schema?.parse(answer)).toEqual(answer);
  for (const path of pathsIn(answer)) {
    // Items of a list may be missing, parts of anything else may not.
    if (!/^\d+$/.test(String(path.at(-1)))) {
      const without = withChange(answer, path, (holder, key) => delete holder[key]);
      expect(schema?.safeParse(without).success, `without ${path.join(".")}`).toBe(false);
    }
    const wrong = withChange(answer, path, (holder, key) => {
      holder[key] = typeof holder[key] === "string" ? 1 : "wrong";
    });
    expect(schema?.safeParse(wrong).success, `with another ${path.join(".")}`).toBe(false);
  }
  if (typeof answer === "object" && !Array.isArray(answer) && !(answer instanceof File)) {
    expect(schema?.parse({ ...answer, birthDate: "2000-01-31" })).not.toHaveProperty("birthDate");
  }
});

test.each([
  ["accounts.nicknameAvailability", { reason: null }],
  ["accounts.session", null],
  ["appeals.create", { outcome: null, answer: null, decidedAt: null }],
  ["appeals.list", { appeals: [], total: null, nextCursor: null }],
  [
    "statements.mine",
    { statements: [{ ...statement, reason: null, notes: null, evidence: [], until: null, appeal: null }] },
  ],
  ["warnings.current", { warning: null }],
  ["warnings.current", { warning: { id: ID, warnedAt: TIME, reason: "Spam", notes: null, decisionId: null } }],
  ["blocks.list", { blocked: [], total: null, nextCursor: null }],
  [
    "blocks.list",
    {
      blocked: [
        { person: { id: ID, nickname: "ana", avatarUrl: null, isPremium: false }, realName: null, blockedAt: TIME },
      ],
    },
  ],
  ["chats.list", { nextCursor: null }],
  ["moderation.cases", { cases: [], total: null, nextCursor: null }],
  ["moderation.person", { realName: null, memberSince: null, measure: null, claim: null }],
  ["moderation.banned", { total: null, nextCursor: null }],
  ["chats.get", { lastMessageAt: null, otherUser: null, lastMessage: null }],
  ["chats.messages", { total: null }],
  ["chats.send", { senderId: null, readAt: null }],
  ["chats.markRead", { reading: null }],
  ["decisions.ban", { bannedUntil: null }],
  [
    "decisions.transparency",
    { years: [{ year: 2026, counts: [{ action: "dismissal", reason: null, outcome: "stands", count: null }] }] },
  ],
  ["discovery.page", { nextCursor: null }],
  ["discovery.page", { people: [{ ...card, avatarUrl: null, age: null, country: null, city: null }] }],
  ["discovery.page", { people: [{ ...card, gender: null, lookingFor: null, distanceKm: null }] }],
  ["likes.matches", { matches: [{ ...match, matchedAt: null }], counts: null, nextCursor: null }],
  [
    "signals.list",
    {
      signals: [
        { id: ID, createdAt: TIME, person: badge, kind: "returning_person", bannedPerson: null, bannedUntil: null },
      ],
      nextCursor: null,
    },
  ],
  ["profiles.get", { realName: null, avatarUrl: null, age: null, country: null, city: null, distanceKm: null }],
  ["profiles.get", { gender: null, lookingFor: null }],
  ["profiles.mine", { realName: null, avatarUrl: null, age: null, country: null, city: null, cityId: null }],
  ["premium.mine", { subscription: null }],
  [
    "premium.mine",
    {
      subscription: {
        ...{ ...subscription, subscriptionId: null, nextBillingAt: null, endsAt: null, withdrawableUntil: null },
      },
    },
  ],
  ["profiles.mine", { photoHold: null }],
  ["profiles.mine", { photoHold: { state: "held" } }],
  ["photos.held", { total: null, nextCursor: null }],
  ["photos.held", { photos: [{ person: badge, photoUrl: "/avatars/a", kinds: { porn: 0.9 }, heldAt: TIME }] }],
])("%s may lack %j", (name, change) => {
  const answer = change && { ...(answers[name] as object), ...change };
  expect(outputs.get(name)?.parse(answer)).toEqual(answer);
});

test.each([
  [
    "decisions.transparency",
    { years: [{ year: 2026, counts: [{ action: "ban", reason: "spam", outcome: "stands", count: 4 }] }] },
  ],
  ["discovery.page", { total: -1 }],
  ["discovery.page", { viewerInterests: -1 }],
  ["discovery.page", { people: [{ ...card, compatibility: 101 }] }],
  ["discovery.page", { people: [{ ...card, compatibility: -1 }] }],
  ["discovery.page", { people: [{ ...card, interests: { ...shared, more: -1 } }] }],
  ["discovery.page", { people: [{ ...card, interests: { ...shared, total: -1 } }] }],
  ["likes.matches", { matches: [{ ...match, compatibilityScore: 101 }] }],
  ["likes.matches", { matches: [{ ...match, compatibilityScore: -1 }] }],
  ["likes.matches", { counts: { mutual: -1, likedMe: 0, iLiked: 0 } }],
  ["likes.like", { hasLiked: false }],
  ["likes.unlike", { hasLiked: true }],
  ["appeals.list", { total: -1 }],
  ["appeals.decide", { outcome: "open" }],
  ["statements.mine", { statements: [{ ...statement, kind: "mute", appeal: null }] }],
  ["warnings.confirm", { isSeen: false }],
  ["moderation.summary", { cases: -1 }],
  ["moderation.summary", { banned: -1 }],
  ["moderation.cases", { total: -1 }],
  ["moderation.banned", { total: -1 }],
  ["moderation.person", { moreReports: -1 }],
  ["moderation.release", { isClaimed: true }],
  ["blocks.list", { total: -1 }],
  ["identity.prove", { isProven: false }],
  ["identity.changePassword", { isChanged: false }],
  ["identity.setPassword", { isSet: false }],
  ["identity.unlink", { isUnlinked: false }],
  ["deletion.deleteUser", { isDeleted: false }],
  ["blocks.block", { isBlocked: false }],
  ["blocks.unblock", { isBlocked: true }],
  ["chats.archive", { isArchived: false }],
  ["chats.get", { unreadCount: -1 }],
  ["chats.messages", { total: -1 }],
  ["reports.acknowledge", { isSeen: false }],
  ["signals.close", { isClosed: false }],
  ["photos.held", { total: -1 }],
  ["profiles.get", { compatibility: 101 }],
  ["profiles.get", { compatibility: -1 }],
  ["profiles.get", { viewerInterests: -1 }],
  ["accounts.session", { session: { expiresAt: 1.5, expiresIn: 60, assuranceLevel: "aal1" } }],
  ["interests.add", { id: 0 }],
  ["interests.import", { added: -1 }],
])("%s never answers with %j", (name, change) => {
  expect(outputs.get(name)?.safeParse({ ...(answers[name] as object), ...change }).success).toBe(false);
});
