import type { OpenAppeal } from "@nakamatch/contract/endpoints/moderation/appeals";
import type { Case, CaseReport, ModeratedPerson } from "@nakamatch/contract/endpoints/moderation/cases";
import type { HeldPhoto } from "@nakamatch/contract/endpoints/moderation/held-photos";
import type { BannedPerson } from "@nakamatch/contract/schemas/banned-person";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import { createElement } from "react";
import { type Call, refusal } from "../../lib/api-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Moderation } from "./screen.tsx";

/** For tests of moderation: people, cases, and a server that stores them. */

const id = (number: number) => `30000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const NAMES = ["Robin", "Usopp", "Sanji", "Brook", "Franky", "Chopper"];

export const REPORTED_AT = "2026-05-02T10:30:00.000Z";

/** A reported person; `number` determines id and nickname. */
export function reported(number: number, extra: Partial<Case> = {}): Case {
  return {
    person: { id: id(number), nickname: NAMES[number] ?? `Fan${number}`, avatarUrl: null, isPremium: false },
    caseId: id(700 + number),
    isDeleted: false,
    isWithOperator: false,
    realName: null,
    reports: 1,
    reporters: 1,
    weight: 1,
    concern: null,
    lastReportAt: REPORTED_AT,
    lastReason: "spam",
    firstReportAt: REPORTED_AT,
    reasons: [{ reason: "spam", reports: 1 }],
    language: "es",
    claim: null,
    question: null,
    ...extra,
  };
}

export function banned(number: number, extra: Partial<BannedPerson> = {}): BannedPerson {
  return {
    person: reported(number).person,
    realName: null,
    reason: "spam",
    until: null,
    bannedAt: REPORTED_AT,
    notes: null,
    decidedBy: "Zoro",
    evidence: [],
    ...extra,
  };
}

export function report(number: number, extra: Partial<CaseReport> = {}): CaseReport {
  return {
    id: id(900 + number),
    reason: "spam",
    description: null,
    reporter: `Testigo${number}`,
    reportedAt: REPORTED_AT,
    concern: null,
    appeal: null,
    ...extra,
  };
}

/** Profile evidence of a report. */
export function profileEvidence(number: number): Evidence {
  return {
    id: id(800 + number),
    reportId: id(900 + number),
    hash: "a".repeat(64),
    sealedAt: REPORTED_AT,
    eraseAt: "2027-05-02T10:30:00.000Z",
    kind: "profile",
    content: {
      nickname: "Robin",
      realName: "Nico Robin",
      age: 30,
      country: "ES",
      city: "Soria",
      bio: "Vendo figuras, escríbeme fuera de aquí",
      prompts: [{ question: "made_me_cry", answer: "Los precios de las figuras" }],
      gender: "mujer",
      lookingFor: "ambas",
      interests: ["One Piece", "Dune"],
      interestCount: 2,
      photo: "sealed",
    },
  };
}

/** Chat evidence of a report. */
export function chatEvidence(number: number): Evidence {
  const { kind: _, content: __, ...sealed } = profileEvidence(number);
  return {
    ...sealed,
    kind: "chat",
    content: {
      nickname: "Robin",
      age: 28,
      words: { text: "¿Quedamos ya?", about: "One Piece", sentAt: REPORTED_AT },
      photo: "none",
      messages: [
        { by: "reporter", text: "Déjame en paz", sentAt: REPORTED_AT },
        { by: "reported", text: "No pienso hacerlo", sentAt: REPORTED_AT },
      ],
    },
  };
}

export function personOf(entry: Case, extra: Partial<ModeratedPerson> = {}): ModeratedPerson {
  return {
    person: entry.person,
    realName: entry.realName,
    isDeleted: entry.isDeleted,
    language: entry.language,
    memberSince: "2026-01-15T10:00:00.000Z",
    isModerator: false,
    isWithOperator: entry.isWithOperator,
    caseId: entry.caseId,
    measure: null,
    claim: entry.claim,
    mark: null,
    signs: [],
    reports: Array.from({ length: entry.reports }, (_, index) => report(index + 1)),
    moreReports: 0,
    evidence: [],
    questions: [],
    history: [],
    draft: null,
    made: [],
    notes: [],
    ...extra,
  };
}

/** An appeal against a ban. */
export function appeal(number: number, extra: Partial<OpenAppeal> = {}): OpenAppeal {
  return {
    id: id(4000 + number),
    sentAt: "2026-05-03T10:30:00.000Z",
    body: `No fui yo, ${number}.`,
    person: { id: id(4100 + number), nickname: `Robin${number}`, avatarUrl: null, isPremium: false },
    statement: {
      decisionId: id(4200 + number),
      kind: "ban",
      decidedAt: "2026-05-02T10:30:00.000Z",
      reason: "spam",
      notes: "Tres mensajes iguales.",
      evidence: ["chat"],
      isAutomated: false,
      until: null,
      isLifted: false,
    },
    evidence: ["a".repeat(64)],
    photoUrl: null,
    decidedBy: { id: id(4001), nickname: "Mod_Robin" },
    isOwnDecision: false,
    draft: null,
    ...extra,
  };
}

/** A quarantined photo. */
export function held(number: number, extra: Partial<HeldPhoto> = {}): HeldPhoto {
  return {
    person: { id: id(number), nickname: `Robin${number}`, avatarUrl: null, isPremium: false },
    photoUrl: `/avatars/${id(number)}/1_photo.jpg`,
    place: 1,
    kinds: { drawing: 0.01, hentai: 0.06, neutral: 0.02, porn: 0.91, sexy: 0 },
    heldAt: "2026-05-03T10:30:00.000Z",
    ...extra,
  };
}

const MINE = { moderator: "Nami", isMine: true, until: "2099-01-01T12:15:00.000Z" };

/** The screen on a server with these people; tests may change `server`, like other moderators would. */
export async function openModeration({
  cases = [],
  bans = [],
  people = {},
  path = "/moderation/bans",
  answers = {},
}: {
  cases?: Case[];
  bans?: BannedPerson[];
  /** Answers about people, by number. */
  people?: Record<number, Partial<ModeratedPerson>>;
  path?: string;
  answers?: Record<string, (call: Call) => unknown>;
}) {
  const server = { cases, bans, undoable: null as object | null };
  const named = ({ query }: Call) => {
    const wanted = query.get("search")?.toLowerCase() ?? "";
    return ({ person }: { person: { nickname: string } }) => person.nickname.toLowerCase().includes(wanted);
  };
  const leave = (personId: string | undefined) => {
    const entry = server.cases.find(({ person }) => person.id === personId);
    server.cases = server.cases.filter((each) => each !== entry);
    return entry;
  };
  const decided = { decisionId: id(700) };
  const decide = ({ params: [personId] }: Call, action: string) => {
    const entry = leave(personId);
    server.undoable = { ...decided, action, personId, nickname: entry?.person.nickname ?? null, left: 9_500 };
    return entry;
  };
  const close = (action: string) => (call: Call) => {
    decide(call, action);
    return decided;
  };
  const screen = await renderSignedIn(createElement("main", { tabIndex: -1 }, createElement(Moderation)), {
    path,
    route: "/moderation/bans",
    user: { isModerator: true },
    answers: {
      "GET /moderation/undoable": () => ({ undoable: server.undoable }),
      "GET /moderation": () => ({ cases: server.cases.length, banned: server.bans.length, canTranslate: true }),
      "GET /moderation/cases": (call) => {
        const found = server.cases.filter(named(call));
        return { cases: found, total: found.length, nextCursor: null };
      },
      "GET /moderation/bans": (call) => {
        const found = server.bans.filter(named(call));
        return { banned: found, total: found.length, nextCursor: null };
      },
      "GET /moderation/photos": () => ({ photos: [], total: 0, nextCursor: null }),
      "GET /moderation/verifications": () => ({ requests: [], total: 0, nextCursor: null }),
      "GET /moderation/signals": () => ({ signals: [], nextCursor: null }),
      "GET /moderation/people/*": ({ params }) => {
        const entry = server.cases.find(({ person }) => person.id === params[0]);
        if (!entry) return refusal("PERSON_NOT_FOUND");
        const number = Number(params[0]?.slice(-12));
        return personOf(entry, people[number]);
      },
      "GET /moderation/cases/*": ({ params }) => {
        const found = server.cases.find(({ caseId }) => caseId === params[0]);
        return { personId: found?.person.id ?? null, isClosed: !found };
      },
      "PUT /moderation/people/*/claim": ({ params }) => {
        const entry = server.cases.find(({ person }) => person.id === params[0]);
        if (entry?.claim && !entry.claim.isMine) return refusal("CASE_CLAIMED");
        server.cases = server.cases.map((each) => (each === entry ? { ...each, claim: MINE } : each));
        return { until: MINE.until };
      },
      "DELETE /moderation/people/*/claim": () => ({ isClaimed: false }),
      "PUT /moderation/people/*/ban": (call) => {
        const entry = decide(call, "ban");
        const { reason, notes } = call.body as { reason: string; notes: string };
        if (entry) server.bans = [{ ...banned(0), person: entry.person, reason, notes: notes || null }, ...server.bans];
        return { ...decided, bannedUntil: null };
      },
      "PUT /moderation/people/*/warning": close("warning"),
      "PUT /moderation/people/*/dismissal": close("dismissal"),
      "DELETE /moderation/people/*/ban": ({ params }) => {
        server.bans = server.bans.filter(({ person }) => person.id !== params[0]);
        return decided;
      },
      "GET /moderation/appeals": () => ({ appeals: [], total: 0, nextCursor: null }),
      "GET /moderation/people/*/colleagues": () => ({ colleagues: [] }),
      "PUT /moderation/opened": () => ({ isNoted: true }),
      "GET /moderation/second-looks": () => ({ bans: [], hasMore: false }),
      ...answers,
    },
  });
  return { ...screen, server };
}
