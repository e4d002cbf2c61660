import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { banned, chatEvidence, openModeration, profileEvidence, report, reported } from "./testing.ts";

afterEach(() => vi.useRealTimers());

/** What the moderation screen consists of in each of its states. */

const panel = () => outlineOf(screen.getByRole("tabpanel"));
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const theirs = { moderator: "Zoro", isMine: false, until: "2099-01-01T12:15:00.000Z" };
const mine = { moderator: "Nami", isMine: true, until: "2099-01-01T12:15:00.000Z" };

describe("the reported people", () => {
  test("the whole screen", async () => {
    await openModeration({
      cases: [
        reported(0, { realName: "Nico Robin", reports: 3, reporters: 2, lastReason: "harassment", weight: 13 }),
        reported(1, { claim: theirs, weight: 6 }),
        reported(2, { claim: mine, weight: 3 }),
      ],
      bans: [banned(3)],
    });
    const heading = await screen.findByRole("heading", { level: 1 });
    await screen.findByRole("heading", { name: "Sanji" });
    await waitFor(() => expect(screen.getByRole("tab", { name: /Fotos/ }).textContent).toContain("0"));
    await nothingLoads();
    expect(outlineOf(heading.parentElement?.parentElement as Element)).toMatchSnapshot();
  });

  test.each([
    ["nobody", "", {}, "No hay usuarios denunciados. Si llega una denuncia, aparecerá aquí sin recargar."],
    ["nobody with the name", "?q=nadie", {}, "Borrar la búsqueda"],
    ["a failure", "", { "GET /moderation/cases": () => refusal("INTERNAL") }, "Reintentar"],
    ["no connection", "", { "GET /moderation/cases": offline }, "Reintentar"],
  ])("%s", async (_, search, answers, text) => {
    await openModeration({ path: `/moderation/bans${search}`, answers });
    await screen.findByText(text);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test("while they are on their way", async () => {
    await openModeration({ answers: { "GET /moderation/cases": () => new Promise(() => {}) } });
    await screen.findByRole("searchbox");
    expect(panel()).toMatchSnapshot();
  });

  test("more of them than a page", async () => {
    await openModeration({
      answers: { "GET /moderation/cases": () => ({ cases: [reported(0)], total: 2, nextCursor: "next" }) },
    });
    await screen.findByRole("button", { name: "Cargar más" });
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });
});

test("what stands there when the check has failed", async () => {
  await openModeration({ answers: { "GET /moderation": () => refusal("INTERNAL") } });
  const heading = await screen.findByRole("heading", { level: 1 });
  await nothingLoads();
  expect(outlineOf(heading.parentElement as Element)).toMatchSnapshot();
});

test("what stands there while it is checked", async () => {
  await openModeration({ answers: { "GET /moderation": () => new Promise(() => {}) } });
  const status = await screen.findByText("Cargando...");
  expect(outlineOf(status.closest("[role=status]") as Element)).toMatchSnapshot();
});

describe("an open case", () => {
  const open = async (person: NonNullable<Parameters<typeof openModeration>[0]["people"]>[number], claim = mine) => {
    await openModeration({ cases: [reported(0, { reports: 2, claim })], people: { 0: { claim, ...person } } });
    await press("Ver denuncias de Robin");
    await screen.findByRole("region", { name: "Denuncias" });
    await nothingLoads();
    return outlineOf(screen.getByRole("list", { name: "Denunciados" }));
  };

  test("with a sealed profile, a sealed chat, and nothing sealed", async () => {
    const outline = await open({
      reports: [report(1, { reason: "harassment", description: "Me insulta" }), report(2), report(3)],
      evidence: [profileEvidence(1), chatEvidence(2)],
      moreReports: 4,
    });
    expect(outline).toMatchSnapshot();
  });

  test("of a profile of which little was known, and a chat without messages", async () => {
    const profile = profileEvidence(1);
    if (profile.kind !== "profile") throw new Error("not a profile");
    const chat = chatEvidence(2);
    if (chat.kind !== "chat") throw new Error("not a chat");
    const little = { realName: null, age: null, city: null, bio: "", gender: null, lookingFor: null, interests: [] };
    const outline = await open({
      evidence: [
        { ...profile, content: { ...profile.content, ...little, interestCount: 0, photo: "none" } },
        { ...chat, content: { ...chat.content, messages: [] } },
      ],
    });
    expect(outline).toMatchSnapshot();
  });

  test("of a country that is not known any more, and a chat with a photo that cannot be shown", async () => {
    const profile = profileEvidence(1);
    if (profile.kind !== "profile") throw new Error("not a profile");
    const chat = chatEvidence(2);
    if (chat.kind !== "chat") throw new Error("not a chat");
    const many = Array.from({ length: 10 }, (_, index) => `Obra ${index + 1}`);
    const outline = await open({
      evidence: [
        {
          ...profile,
          content: {
            ...profile.content,
            country: "Atlantis",
            interests: many,
            interestCount: 25,
            photo: "unavailable",
          },
        },
        { ...chat, content: { ...chat.content, photo: "unavailable" } },
      ],
    });
    expect(outline).toMatchSnapshot();
  });

  test("with decisions of every kind, and a ban in force", async () => {
    const decision = (number: number, action: string, until: string | null = null) => ({
      id: `40000000-0000-4000-8000-00000000000${number}`,
      action,
      reason: number % 2 === 1 ? "spam" : null,
      until,
      moderator: number % 2 === 1 ? "Zoro" : null,
      notes: number === 1 ? "Tercera vez." : null,
      decidedAt: "2026-04-01T10:00:00.000Z",
    });
    const until = "2026-06-01T10:30:00.000Z";
    const outline = await open({
      measure: { type: "ban", reason: "spam", until, notes: null, since: "2026-04-01T10:00:00.000Z" },
      history: [
        decision(1, "ban", until),
        decision(2, "ban"),
        decision(3, "warning"),
        decision(4, "unban"),
        decision(5, "dismissal"),
        decision(6, "an_older_action"),
      ],
    });
    expect(outline).toMatchSnapshot();
  });

  test.each([
    ["a warning", { type: "warning" as const, until: null }],
    ["a ban for good", { type: "ban" as const, until: null }],
  ])("%s in force", async (_, measure) => {
    await open({ measure: { ...measure, reason: "spam", notes: null, since: "2026-04-01T10:00:00.000Z" } });
    expect(outlineOf(screen.getByRole("region", { name: "Historial" }))).toMatchSnapshot();
  });

  test("of a moderator", async () => {
    expect(await open({ isModerator: true })).toMatchSnapshot();
  });

  test("that somebody else has", async () => {
    // Shortly before the case is free again.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2099-01-01T12:10:00.000Z") });
    expect(await open({}, theirs)).toMatchSnapshot();
  });

  test("that cannot be fetched", async () => {
    await openModeration({
      cases: [reported(0)],
      answers: { "GET /moderation/people/*": () => refusal("INTERNAL") },
    });
    await press("Ver denuncias de Robin");
    await screen.findByText("No se pudo abrir el caso");
    await nothingLoads();
    expect(outlineOf(screen.getByRole("list", { name: "Denunciados" }))).toMatchSnapshot();
  });

  test("that is on its way: as many placeholders as reports, three at most", async () => {
    await openModeration({
      cases: [reported(0, { reports: 2 })],
      answers: { "GET /moderation/people/*": () => new Promise(() => {}) },
    });
    await press("Ver denuncias de Robin");
    const busy = await waitFor(() => document.querySelector("[aria-busy=true]") as Element);
    expect(outlineOf(busy)).toMatchSnapshot();
    expect(busy.querySelectorAll(".animate-breathe")).toHaveLength(2);
  });
});

describe("the dialogs", () => {
  const dialog = async (role = "dialog") => outlineOf(await screen.findByRole(role));
  const open = async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-03T09:00:00.000Z") });
    await openModeration({ cases: [reported(0, { claim: mine })], people: { 0: { claim: mine } } });
  };

  test("a ban, filled in", async () => {
    await open();
    await press("Banear a Robin");
    const found = within(await screen.findByRole("dialog"));
    expect(await dialog()).toMatchSnapshot("at first");
    fireEvent.click(found.getByRole("button", { name: "Banear" }));
    await found.findByText("Elige un motivo");
    expect(await dialog()).toMatchSnapshot("without a reason");
    fireEvent.click(found.getByRole("radio", { name: "1 semana" }));
    fireEvent.click(found.getByRole("radio", { name: "Otro" }));
    fireEvent.change(found.getByRole("textbox", { name: /^Notas/ }), { target: { value: " Con calma. " } });
    expect(await dialog()).toMatchSnapshot("filled in");
    fireEvent.click(found.getByRole("radio", { name: "Permanente" }));
    expect(outlineOf(found.getByRole("region", { name: "Esto leerá Robin" }))).toMatchSnapshot("for good");
  });

  test("a warning", async () => {
    await open();
    await press("Ver denuncias de Robin");
    await press("Advertir a Robin");
    expect(await dialog()).toMatchSnapshot();
  });

  test("the question before reports are dismissed", async () => {
    await open();
    await press("Ver denuncias de Robin");
    await press("Descartar denuncias de Robin");
    expect(await dialog("alertdialog")).toMatchSnapshot();
  });

  test("the keyboard shortcuts", async () => {
    await open();
    await press("Atajos de teclado");
    expect(await dialog()).toMatchSnapshot();
  });

  test("a sealed photo", async () => {
    await openModeration({
      cases: [reported(0)],
      people: { 0: { evidence: [profileEvidence(1)] } },
    });
    await press("Ver denuncias de Robin");
    await press("Foto del perfil en ese momento");
    expect(await dialog()).toMatchSnapshot();
  });
});

describe("the banned people", () => {
  test("with and without an end, notes and a real name", async () => {
    await openModeration({
      path: "/moderation/bans?tab=banned",
      bans: [
        banned(0, { realName: "Nico Robin", until: "2026-06-01T10:30:00.000Z", notes: "Insultó a tres personas." }),
        banned(1, { reason: "Un motivo antiguo" }),
      ],
    });
    await screen.findByRole("list", { name: "Baneados" });
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });

  test.each([
    ["nobody", "", {}, "No hay usuarios baneados ahora mismo."],
    ["nobody with the name", "&q=nadie", {}, "Borrar la búsqueda"],
    ["a failure", "", { "GET /moderation/bans": () => refusal("INTERNAL") }, "Reintentar"],
    [
      "more than a page",
      "",
      { "GET /moderation/bans": () => ({ banned: [banned(0)], total: 2, nextCursor: "next" }) },
      "Cargar más",
    ],
  ])("%s", async (_, search, answers, text) => {
    await openModeration({ path: `/moderation/bans?tab=banned${search}`, answers });
    await screen.findByText(text);
    await nothingLoads();
    expect(panel()).toMatchSnapshot();
  });
});
