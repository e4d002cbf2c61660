import type { MadeReport } from "@nakamatch/contract/endpoints/moderation/cases";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { banned, chatEvidence, openModeration, profileEvidence, report, reported } from "./testing.ts";

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const nothingLoads = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const claim = (moderator: string, isMine: boolean) => ({ moderator, isMine, until: "2099-01-01T12:15:00.000Z" });
const mine = claim("Nami", true);

test("NAV-14 MOD-05 MOD-06 MOD-07: the whole screen", async () => {
  await openModeration({
    cases: [
      reported(0, {
        realName: "Nico Robin",
        reports: 3,
        reporters: 2,
        lastReason: "harassment",
        reasons: [
          { reason: "spam", reports: 2 },
          { reason: "harassment", reports: 1 },
        ],
        weight: 13,
        language: "de",
      }),
      reported(1, { claim: claim("Zoro", false), weight: 6 }),
      reported(2, { claim: mine, weight: 3 }),
    ],
    bans: [banned(3)],
  });
  const heading = await screen.findByRole("heading", { level: 1 });
  await screen.findByRole("heading", { name: "Sanji" });
  await waitFor(() => expect(screen.getByRole("tab", { name: /Fotos/ }).textContent).toContain("0"));
  await nothingLoads();
  expect(outlineOf(heading.closest(".page-wide") as Element)).toMatchSnapshot();
});

describe("an open case", () => {
  const open = async (person: NonNullable<Parameters<typeof openModeration>[0]["people"]>[number]) => {
    await openModeration({
      cases: [reported(0, { reports: 2, claim: mine })],
      people: { 0: { claim: mine, ...person } },
    });
    await press("Ver denuncias sobre Robin");
    await screen.findByRole("region", { name: "Denuncias" });
    await nothingLoads();
  };
  const region = (name: string) => outlineOf(screen.getByRole("region", { name }));
  const evidence = (ofProfile: object, ofChat: object) => {
    const [profile, chat] = [profileEvidence(1), chatEvidence(2)];
    return [
      { ...profile, content: { ...profile.content, ...ofProfile } },
      { ...chat, content: { ...chat.content, ...ofChat } },
    ] as (typeof profile)[];
  };

  test("MOD-08: with a sealed profile, a sealed chat, nothing sealed, and decisions of every kind", async () => {
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
    await open({
      reports: [report(1, { reason: "harassment", description: "Me insulta" }), report(2), report(3)],
      evidence: evidence({}, {}),
      moreReports: 4,
      measure: { type: "ban", reason: "spam", until, notes: null, since: "2026-04-01T10:00:00.000Z" },
      history: [
        decision(1, "ban", until),
        decision(2, "ban"),
        decision(3, "warning"),
        decision(4, "unban"),
        decision(5, "dismissal"),
        decision(6, "an_older_action"),
      ],
      made: ["open", "measure", "measure", "dismissal", "reversed", "closed"].map((ending, index) => ({
        id: `40000000-0000-4000-8000-00000000001${index}`,
        reason: "harassment",
        reportedAt: "2026-03-01T10:00:00.000Z",
        ending: ending as MadeReport["ending"],
      })),
    });
    expect(outlineOf(screen.getByRole("list", { name: "Denuncias" }))).toMatchSnapshot();
  });

  const little = {
    realName: null,
    age: null,
    city: null,
    bio: "",
    gender: null,
    lookingFor: null,
    interests: [],
    prompts: [],
  };
  const many = Array.from({ length: 10 }, (_, index) => `Obra ${index + 1}`);
  test.each([
    [
      "a profile of which little was known, and a chat without messages",
      evidence({ ...little, interestCount: 0, photo: "none" }, { messages: [] }),
    ],
    [
      "a country that is not known any more, many interests, and photos that cannot be shown",
      evidence(
        {
          country: "Atlantis",
          interests: many,
          interestCount: 25,
          shelf: { pinned: ["Obra 3", "Obra 1"], now: ["Obra 2"] },
          photo: "unavailable",
        },
        { photo: "unavailable" },
      ),
    ],
  ])("with %s", async (_, sealed) => {
    await open({ evidence: sealed });
    const figures = [...document.querySelectorAll("figure")].map(outlineOf);
    expect(figures.join("\n")).toMatchSnapshot();
  });

  test("an answer in a chat, below what it quotes", async () => {
    const sentAt = "2026-05-02T10:30:00.000Z";
    const quoted = { by: "reporter" as const, text: "¿Dónde vives?" };
    await open({ evidence: evidence({}, { messages: [{ by: "reported", text: "Ya te gustaría", sentAt, quoted }] }) });
    const [answer] = within(screen.getByRole("list", { name: "Mensajes del chat" })).getAllByRole("listitem");
    expect(within(answer!).getByRole("blockquote").textContent).toBe("Quien denuncia¿Dónde vives?");
  });

  test("first the marked message between its neighbours, then all that was sealed, with the gaps", async () => {
    const messages = Array.from({ length: 9 }, (_, index) => ({
      by: "reported" as const,
      text: `Mensaje ${index}`,
      sentAt: "2026-05-02T10:30:00.000Z",
      ...(index === 3 && { isMarked: true as const }),
      ...((index === 0 || index === 6) && { isAfterGap: true as const }),
    }));
    await open({ evidence: evidence({}, { messages }) });
    const items = () =>
      within(screen.getByRole("list", { name: "Mensajes del chat" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent?.replace(/@.*?(?=Mensaje)/, ""));
    const marked = "Mensaje marcado por quien denunciaMensaje 3";
    const between = ["Mensaje 1", "Mensaje 2", marked, "Mensaje 4", "Mensaje 5"];
    expect(items()).toEqual(between);
    await press("Ver los 9 mensajes guardados");
    const gap = "Aquí hay mensajes que no se han guardado";
    expect(items()).toEqual([gap, "Mensaje 0", ...between, gap, "Mensaje 6", "Mensaje 7", "Mensaje 8"]);
  });

  test.each([
    ["warning", "Advertencia del 1 de abril de 2026"],
    ["ban", "Baneo permanente"],
  ] as const)("says that a %s is in force, and that nothing was decided before", async (type, text) => {
    await open({ measure: { type, until: null, reason: "spam", notes: null, since: "2026-04-01T10:00:00.000Z" } });
    expect(region("Historial")).toContain(text);
    expect(region("Historial")).toContain("Nadie ha decidido nada todavía sobre esta persona.");
  });
});

describe("the dialogs", () => {
  const open = async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-03T09:00:00.000Z") });
    const people = { 0: { claim: mine, evidence: [profileEvidence(1)] } };
    await openModeration({ cases: [reported(0, { claim: mine })], people });
    await press("Ver denuncias sobre Robin");
  };

  test.each([
    ["a ban", "Banear a Robin", "dialog"],
    ["the question before reports are dismissed", "Descartar denuncias sobre Robin", "alertdialog"],
    ["the keyboard shortcuts", "Atajos de teclado", "dialog"],
    ["a sealed photo", "Foto del perfil en ese momento", "dialog"],
  ])("MOD-10 BAN-04 OPEN-73, here %s", async (_, button, role) => {
    await open();
    await press(button);
    expect(outlineOf(await screen.findByRole(role))).toMatchSnapshot();
  });
});
