import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { expect, it } from "vitest";
import { personalDataPage } from "./emails.ts";
import type { PersonalData } from "./types.ts";

const AT = "2026-05-01T10:30:00.000Z";
const SHOWN = "1 de mayo de 2026 a las 10:30 UTC";
const madeAt = new Date("2026-06-02T08:00:00Z");

const statement = {
  decisionId: "00000000-0000-4000-8000-000000000000",
  decidedAt: AT,
  evidence: [],
  isAutomated: false,
  until: null,
  isLifted: false,
};

const full: PersonalData = {
  account: {
    email: "nami@example.test",
    isConfirmed: true,
    memberSince: AT,
    lastSeenAt: AT,
    isModerator: false,
    isOperator: false,
    waysIn: [],
    emailChanges: [],
    factors: [
      { kind: "totp", name: "Móvil", issuer: "Nakamatch", phone: null, isInUse: true, since: AT },
      { kind: "totp", name: null, issuer: "Aegis", phone: null, isInUse: true, since: AT },
      { kind: "phone", name: null, issuer: null, phone: "+34600000000", isInUse: true, since: AT },
    ],
    passkeys: [
      { name: "Portátil", since: AT, usedAt: null },
      { name: "Llavero", since: AT, usedAt: AT },
    ],
  },
  profile: {
    nickname: "nami",
    firstName: "Nami",
    lastName: "Luz",
    birthDate: "2000-01-31",
    gender: "mujer",
    country: "ES",
    city: "Madrid",
    bio: "Leo manga.",
    lookingFor: "ambas",
    language: "es",
    avatarUrl: null,
    friendshipPreference: ["hombre", "otro"],
    relationshipPreference: ["mujer", "of another time"],
    photo: null,
    hasNewLikes: false,
    hasNewChats: false,
    alerts: null,
    digest: { frequency: "weekly", dueAt: null, toldUntil: AT },
  },
  interests: [
    { name: "One Piece", kind: "anime", addedAt: AT },
    { name: "Portal 2", kind: "juego", addedAt: AT },
  ],
  likes: [
    { nickname: "zoro", likedByMe: true, likesMe: true, matchedAt: AT, changedAt: AT },
    { nickname: "robin", likedByMe: true, likesMe: false, matchedAt: null, changedAt: AT },
    { nickname: null, likedByMe: false, likesMe: true, matchedAt: null, changedAt: AT },
  ],
  blocks: [{ nickname: "buggy", since: AT }],
  hidden: [{ nickname: "foxy", since: AT }],
  chats: [
    {
      nickname: "zoro",
      startedAt: AT,
      isArchived: false,
      messages: [
        { from: "me", text: "Hola", sentAt: AT, readAt: null },
        { from: "other", text: "Buenas", sentAt: AT, readAt: null },
      ],
    },
    { nickname: null, startedAt: AT, isArchived: true, messages: [] },
  ],
  reports: [{ nickname: "buggy", reason: "spam", description: "Vende.", sentAt: AT, isReviewed: false }],
  decisions: [
    {
      ...statement,
      kind: "warning",
      reason: "harassment",
      notes: "Primera vez.",
      appeal: { sentAt: AT, outcome: null, answer: "Se mantiene.", decidedAt: null },
    },
    { ...statement, kind: "ban", reason: null, notes: null, appeal: null },
  ],
  signals: [{ kind: "listed_word", noticedAt: AT, isClosed: false }],
  subscriptions: [
    { plan: "monthly", status: "active", from: AT, until: AT, endsAtPeriodEnd: false, number: null },
    { plan: "yearly", status: "canceled", from: AT, until: null, endsAtPeriodEnd: false, number: null },
  ],
  sessions: [
    { device: "Firefox", address: "192.0.2.1", startedAt: AT, usedAt: AT, expiresAt: AT },
    { device: null, address: null, startedAt: AT, usedAt: AT, expiresAt: AT },
  ],
};

/** The lines that a browser shows. */
function shown(page: string): string[] {
  const [, body = ""] = page.split("<body>");
  return body
    .split(/<[^>]*>|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const page = (data: PersonalData, hasPhoto = false) => personalDataPage(data, { language: "es", madeAt, hasPhoto });

it("shows everything that is held about a person, in words", () => {
  expect(shown(page(full)).slice(2)).toEqual([
    "2 de junio de 2026 a las 8:00 UTC",
    ...["Cuenta", "Correo", "nami@example.test", "En Nakamatch desde", SHOWN, "Última actividad", SHOWN],
    ...["Verificación en dos pasos", "Móvil, Aegis, +34600000000", "Llaves de acceso", "Portátil, Llavero"],
    ...["Perfil", "Nickname", "@nami", "Nombre", "Nami Luz", "Fecha de nacimiento", "2000-01-31", "Género", "Mujer"],
    ...["Lugar", "Madrid, ES", "Bio", "Leo manga.", "Busca", "Ambas", "Para una amistad", "Hombre, Otro"],
    // A code of an earlier installation stays as it is.
    ...["Para una relación", "Mujer, of another time"],
    ...["Gustos", "One Piece · Anime &amp; Manga", "Portal 2 · Videojuegos"],
    ...["Likes y matches", `@zoro · le diste like · te dio like · Match: ${SHOWN}`, "@robin · le diste like"],
    "(nadie que puedas ver) · te dio like",
    ...["Personas que has bloqueado", `@buggy · ${SHOWN}`, "Personas ocultas en Descubrir", `@foxy · ${SHOWN}`],
    ...["Chats", `@zoro · ${SHOWN}`, `${SHOWN} – Tú: Hola`, `${SHOWN} – @zoro: Buenas`],
    `(nadie que puedas ver) · ${SHOWN}`,
    ...["Denuncias que has enviado", `@buggy · Spam o contenido no deseado · Vende. · ${SHOWN}`],
    "Si eliminas tu cuenta, las que estén sin resolver se conservan sin tu nombre hasta que alguien decida.",
    "Decisiones y avisos sobre tu cuenta",
    `Advertencia · ${SHOWN} · Acoso o comportamiento tóxico · Primera vez. · Se mantiene.`,
    `Suspensión de la cuenta · ${SHOWN}`,
    `Aviso automático para el equipo de moderación · ${SHOWN}`,
    ...["Premium", `monthly · active · ${SHOWN} · ${SHOWN}`, `yearly · canceled · ${SHOWN}`],
    ...["Sesiones", `Firefox · 192.0.2.1 · ${SHOWN}`, SHOWN],
  ]);
});

it("says of each part of which nothing is held that there is nothing", () => {
  const { account, profile } = full;
  const nothing = {
    interests: [],
    likes: [],
    blocks: [],
    hidden: [],
    chats: [],
    reports: [],
    decisions: [],
    signals: [],
    subscriptions: [],
    sessions: [],
  };
  const bare: PersonalData = {
    account: { ...account, lastSeenAt: null, factors: [], passkeys: [] },
    profile: {
      ...profile,
      nickname: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      gender: null,
      country: null,
      city: null,
      bio: null,
      lookingFor: null,
      friendshipPreference: [],
      relationshipPreference: [],
    },
    ...nothing,
  };
  expect(shown(page(bare)).slice(3)).toEqual([
    ...["Cuenta", "Correo", "nami@example.test", "En Nakamatch desde", SHOWN],
    ...["Perfil", "Nickname", "(nadie que puedas ver)"],
    ...["Gustos", "Likes y matches", "Personas que has bloqueado", "Personas ocultas en Descubrir"].flatMap((title) => [
      title,
      "Nada.",
    ]),
    ...["Chats", "Denuncias que has enviado"].flatMap((title) => [title, "Nada."]),
    ...["Decisiones y avisos sobre tu cuenta", "Premium", "Sesiones"].flatMap((title) => [title, "Nada."]),
  ]);
});

it("shows the photo where the archive has one", () => {
  expect(page(full, true)).toContain('<img src="photo.jpg" alt="" width="240">');
  expect(page(full, false)).not.toContain("<img");
});

it.each(LANGUAGES)("has everything in %s, and says so to readers aloud", (language) => {
  const text = personalDataPage(full, { language, madeAt, hasPhoto: false });
  expect(text).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
  expect(text).not.toMatch(/undefined|\bnull\b|\[object/);
  expect(text.match(/<section>/g)).toHaveLength(11);
});
