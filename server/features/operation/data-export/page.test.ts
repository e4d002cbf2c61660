import { text } from "node:stream/consumers";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { expect, it } from "vitest";
import { personalDataPage } from "./page.ts";
import { presentJson } from "./present.ts";
import type { PersonalData, StoredData } from "./types.ts";

const AT = "2026-05-01T10:30:00.000Z";
const SHOWN = "1 de mayo de 2026 a las 12:30";
const madeAt = new Date("2026-06-02T08:00:00Z");

const statement = {
  decisionId: "00000000-0000-4000-8000-000000000000",
  decidedAt: AT,
  evidence: [],
  isAutomated: false,
  until: null,
  isLifted: false,
};

const WORDS = { from: "me", text: "¿Sanji o Zoro?", about: "One Piece", writtenAt: AT, withdrawnAt: AT } as const;

const full: PersonalData = {
  account: {
    email: "nami@example.test",
    isConfirmed: true,
    memberSince: AT,
    lastSeenAt: AT,
    recentActivity: "day",
    isModerator: false,
    isOperator: false,
    waysIn: [
      { kind: "credential", since: AT },
      { kind: "discord", since: AT },
    ],
    emailChanges: [{ from: "antes@example.test", to: "nami@example.test", askedAt: AT, confirmedAt: AT }],
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
    prompts: [
      { question: "made_me_cry", answer: "Clannad" },
      { question: "of_another_time", answer: "Sí" },
    ],
    lookingFor: "ambas",
    language: "es",
    languages: ["es", "ja"],
    avatarUrl: null,
    friendshipPreference: ["hombre", "otro"],
    relationshipPreference: ["mujer", "of another time"],
    photo: null,
    morePhotos: [],
    verification: { since: null, requests: [], readAt: [] },
    hasNewLikes: false,
    hasNewChats: false,
    nameChoice: "full",
    isPaused: false,
    showsActivity: true,
    receivesWords: true,
    isRemindedOfTurns: true,
    hasPlanEmails: false,
    showsMetPeople: false,
    checkIns: [],
    today: { maxDistance: 100, minAge: 25, maxAge: null, sharedLanguage: true },
    alerts: { time_zone: "Europe/Madrid" },
    digest: { frequency: "weekly", dueAt: null, toldUntil: AT },
  },
  interests: [
    { name: "One Piece", kind: "anime", addedAt: AT, pinnedAs: 1, status: "now", statusSince: AT },
    { name: "Portal 2", kind: "juego", addedAt: AT, pinnedAs: null, status: null, statusSince: null },
  ],
  likes: [
    { nickname: "zoro", likedByMe: true, likesMe: true, matchedAt: AT, changedAt: AT, words: [WORDS] },
    { nickname: "robin", likedByMe: true, likesMe: false, matchedAt: null, changedAt: AT, words: [] },
    { nickname: null, likedByMe: false, likesMe: true, matchedAt: null, changedAt: AT, words: [] },
  ],
  blocks: [{ nickname: "buggy", since: AT }],
  hidden: [{ nickname: "foxy", since: AT }],
  searches: [{ name: "Cerca de casa", sort: "distance", filters: {}, inDigest: true, savedAt: AT, toldUntil: AT }],
  going: [
    {
      event: "Kaze <Con>",
      city: "Granada",
      firstDay: "2026-05-23",
      lastDay: "2026-05-24",
      view: "liked",
      isVerifiedOnly: true,
      since: AT,
    },
  ],
  chats: [
    {
      nickname: "zoro",
      startedAt: AT,
      isArchived: false,
      ends: [{ from: "other", sentence: "thanks", endedAt: AT, readAt: null, reopenedAt: null }],
      plans: [
        {
          from: "me",
          what: "Mushishi",
          titleKind: "anime",
          place: "Plaza <Mayor>",
          startsAt: AT,
          minutes: 60,
          timeZone: "UTC",
          standing: "cancelled",
          proposedAt: AT,
          acceptedAt: null,
          changedAt: AT,
          meeting: null,
          asked: null,
          link: { madeAt: AT, opened: 3, wellAt: null },
        },
      ],
      messages: [
        { from: "me", text: "Hola", sentAt: AT, readAt: null },
        { from: "other", text: "Buenas", sentAt: AT, readAt: null },
      ],
    },
    { nickname: null, startedAt: AT, isArchived: true, ends: [], plans: [], messages: [] },
  ],
  reports: [
    {
      nickname: "buggy",
      reason: "spam",
      description: "Vende.",
      concern: null,
      sentAt: AT,
      isReviewed: false,
      appeal: "Sigue.",
    },
  ],
  reportOutcomes: [
    {
      id: "0ed2e6d4-7b5f-4c50-8a3a-0d2f4d0f6a11",
      reportedAt: AT,
      toldAt: AT,
      reports: [],
      isActed: false,
      isFinal: false,
      appealedAt: AT,
      canAppeal: false,
    },
  ],
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
  notes: [{ text: "Pide dinero <fuera>.", writtenAt: AT }],
  questions: [{ template: "age", note: "En tus <palabras>.", askedAt: AT, answer: "Treinta", answeredAt: AT }],
  subscriptions: [
    { plan: "mensual", status: "active", from: AT, until: AT, endsAtPeriodEnd: false, number: "sub_1" },
    { plan: "yearly", status: "canceled", from: AT, until: null, endsAtPeriodEnd: false, number: null },
  ],
  sessions: [
    {
      device: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      address: "192.0.2.1",
      startedAt: AT,
      usedAt: AT,
      expiresAt: AT,
    },
    { device: null, address: null, startedAt: AT, usedAt: AT, expiresAt: AT },
  ],
};

/** The lines a browser would show. */
function shown(page: string): string[] {
  const [, body = ""] = page.split("<body>");
  return body
    .split(/<[^>]*>|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const stored = (data: PersonalData): StoredData => ({
  ...data,
  chats: data.chats.map(({ messages, ...chat }) => ({
    ...chat,
    count: messages.length,
    messages: () => messages.map((message) => [message]),
  })),
});

const page = (data: PersonalData, photos: string[] = [], language: Language = "es") =>
  text(personalDataPage(stored(data), { language, madeAt, photos }));

it("shows everything that is held about a person, in words", async () => {
  const [, rest = ""] = (await page(full)).split("</header>");
  expect(shown(`<body>${rest}`)).toMatchInlineSnapshot(`
    [
      "Cuenta",
      "Correo",
      "nami@example.test",
      "En Nakamatch desde",
      "1 de mayo de 2026 a las 12:30",
      "Última actividad",
      "1 de mayo de 2026 a las 12:30",
      "Formas de entrar",
      "Contraseña, Discord",
      "Verificación en dos pasos",
      "Móvil, App de autenticación, +34600000000",
      "Llaves de acceso",
      "Portátil, Llavero",
      "Cambios de correo",
      "antes@example.test → nami@example.test · 1 de mayo de 2026 a las 12:30",
      "Perfil",
      "Nickname",
      "@nami",
      "Nombre",
      "Nami Luz",
      "Fecha de nacimiento",
      "31 de enero de 2000",
      "Género",
      "Mujer",
      "Lugar",
      "Madrid, España",
      "Bio",
      "Leo manga.",
      "Lo que me hizo llorar a mares",
      "Clannad",
      "of_another_time",
      "Sí",
      "Buscas",
      "Amistad o relación",
      "Para una amistad",
      "Hombre, Otro",
      "Para una relación",
      "Mujer, of another time",
      "Idiomas que hablas",
      "español, japonés",
      "Idioma",
      "Español",
      "Resumen por correo",
      "Cada semana",
      "Tu gente de hoy, como mucho a",
      "100 km",
      "Tu gente de hoy, edad",
      "25–100",
      "Gustos",
      "2",
      "Anime &amp; Manga",
      "One Piece",
      "Videojuegos",
      "Portal 2",
      "Likes y matches",
      "3",
      "@zoro",
      "le diste like · te dio like · match el 1 de mayo de 2026 a las 12:30 · Tú: ¿Sanji o Zoro? (One Piece) (retiradas el 1 de mayo de 2026 a las 12:30)",
      "@robin",
      "le diste like",
      "(cuenta no disponible)",
      "te dio like",
      "Personas que has bloqueado",
      "1",
      "@buggy",
      "desde el 1 de mayo de 2026 a las 12:30",
      "Personas ocultas en Descubrir",
      "1",
      "@foxy",
      "desde el 1 de mayo de 2026 a las 12:30",
      "Búsquedas guardadas",
      "1",
      "Cerca de casa",
      "desde el 1 de mayo de 2026 a las 12:30 · avisos en el resumen por correo",
      "Eventos a los que vas",
      "1",
      "Kaze &lt;Con&gt;",
      "Granada · 23–24 de mayo de 2026 · Lo ven quienes te gustan y tus matches · Solo gente verificada · desde el 1 de mayo de 2026 a las 12:30",
      "Chats",
      "2",
      "@zoro",
      "Mensajes: 2 · desde el 1 de mayo de 2026 a las 12:30",
      "Tú",
      "Hola",
      "1 de mayo de 2026 a las 12:30",
      "@zoro",
      "Buenas",
      "1 de mayo de 2026 a las 12:30",
      "Tú",
      "Ver Mushishi",
      "1 de mayo de 2026 a las 12:30 · Plaza &lt;Mayor&gt; · cancelado · enlace para alguien de confianza: 1 de mayo de 2026 a las 12:30, veces abierto: 3",
      "@zoro terminó la conversación el 1 de mayo de 2026 a las 12:30:",
      "Gracias por la charla. ¡Que te vaya muy bien!",
      "(cuenta no disponible)",
      "Mensajes: 0 · desde el 1 de mayo de 2026 a las 12:30 · archivado",
      "Denuncias que has enviado",
      "1",
      "@buggy",
      "Spam o contenido no deseado · Vende. · 1 de mayo de 2026 a las 12:30 · pendiente · Sigue.",
      "No tomamos medidas",
      "1 de mayo de 2026 a las 12:30",
      "Si eliminas tu cuenta, las que estén sin resolver las guardamos sin tu nombre hasta que alguien decida.",
      "Decisiones y señales sobre tu cuenta",
      "5",
      "Advertencia",
      "1 de mayo de 2026 a las 12:30 · Acoso o comportamiento tóxico · Primera vez. · Tu apelación está en revisión desde el 1 de mayo de 2026 a las 12:30. Te escribiremos cuando haya respuesta. · Se mantiene.",
      "Suspensión de la cuenta",
      "1 de mayo de 2026 a las 12:30",
      "Señal automática para el equipo de moderación",
      "1 de mayo de 2026 a las 12:30 · pendiente",
      "Nota del equipo de moderación",
      "1 de mayo de 2026 a las 12:30 · Pide dinero &lt;fuera&gt;.",
      "Pregunta del equipo de moderación",
      "1 de mayo de 2026 a las 12:30 · ¿Cuántos años tienes? Cuéntanoslo con tus palabras. · En tus &lt;palabras&gt;. · Contestaste el 1 de mayo de 2026 a las 12:30. · Treinta",
      "Premium",
      "2",
      "Mensual",
      "activa · desde el 1 de mayo de 2026 a las 12:30 · hasta el 1 de mayo de 2026 a las 12:30 · se renueva · sub_1",
      "Anual",
      "cancelada · desde el 1 de mayo de 2026 a las 12:30",
      "Sesiones",
      "2",
      "Firefox en Linux",
      "192.0.2.1 · desde el 1 de mayo de 2026 a las 12:30 · última vez, el 1 de mayo de 2026 a las 12:30",
      "Dispositivo desconocido",
      "desde el 1 de mayo de 2026 a las 12:30 · última vez, el 1 de mayo de 2026 a las 12:30",
    ]
  `);
});

it("has the person's own times, UTC where their zone is unknown", async () => {
  expect(await page(full)).toContain("Preparado el 2 de junio de 2026 a las 10:00. Horas: hora de Europa central.");
  const somewhere = { ...full, profile: { ...full.profile, alerts: { time_zone: "Mars/Base" } } };
  expect(await page(somewhere)).toContain("Preparado el 2 de junio de 2026 a las 8:00. Horas: UTC.");
});

it("leads to each part, and says how much it holds", async () => {
  const [head = ""] = (await page(full)).split("</header>");
  const links = [...head.matchAll(/<a href="#(\w+)">([^<]+)(?: <small>(\d+)<\/small>)?<\/a>/g)];
  expect(links.map(([, id, title, count]) => [id, title, count])).toContainEqual(["chats", "Chats", "2"]);
  for (const [, id] of links) expect(await page(full)).toContain(`<section id="${id}">`);
});

it("says of each part of which nothing is held that there is nothing", async () => {
  const { account, profile } = full;
  const nothing = {
    interests: [],
    likes: [],
    blocks: [],
    hidden: [],
    searches: [],
    going: [],
    chats: [],
    reports: [],
    reportOutcomes: [],
    decisions: [],
    signals: [],
    notes: [],
    questions: [],
    subscriptions: [],
    sessions: [],
  };
  const bare: PersonalData = {
    account: { ...account, lastSeenAt: null, waysIn: [], emailChanges: [], factors: [], passkeys: [] },
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
      prompts: [],
      languages: [],
      lookingFor: null,
      friendshipPreference: [],
      relationshipPreference: [],
      today: null,
    },
    ...nothing,
  };
  const [, rest = ""] = (await page(bare)).split("</header>");
  expect(shown(`<body>${rest}`)).toEqual([
    ...["Cuenta", "Correo", "nami@example.test", "En Nakamatch desde", SHOWN],
    ...["Perfil", "Nickname", "(cuenta no disponible)"],
    ...["Idioma", "Español", "Resumen por correo", "Cada semana"],
    ...[
      "Gustos",
      "Likes y matches",
      "Personas que has bloqueado",
      "Personas ocultas en Descubrir",
      "Búsquedas guardadas",
      "Eventos a los que vas",
    ].flatMap((title) => [title, "Nada."]),
    ...["Chats", "Denuncias que has enviado"].flatMap((title) => [title, "Nada."]),
    ...["Decisiones y señales sobre tu cuenta", "Premium", "Sesiones"].flatMap((title) => [title, "Nada."]),
  ]);
});

it("shows the photo where the archive has one", async () => {
  expect(await page(full, ["photo.jpg"])).toContain('<img src="photo.jpg" alt="" width="200" height="200">');
  expect(await page(full)).not.toContain("<img");
});

it.each(LANGUAGES)("has everything in %s, and says so to readers aloud", async (language) => {
  const written = await page(full, [], language);
  expect(written).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`));
  expect(written).not.toMatch(/undefined|\bnull\b|\[object/);
  expect(written.match(/<section /g)).toHaveLength(13);
});

it("has the same for computers, formatted", async () => {
  const { chats, ...rest } = full;
  expect(await text(presentJson(stored(full)))).toBe(
    `${JSON.stringify({ ...rest, chats }, null, 2).replace('"messages": []', '"messages": [\n      ]')}\n`,
  );
  expect(JSON.parse(await text(presentJson(stored({ ...full, chats: [] }))))).toEqual({ ...full, chats: [] });
});
