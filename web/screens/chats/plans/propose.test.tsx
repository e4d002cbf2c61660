import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Call, offline, refusal } from "../../../lib/api-testing.ts";
import { push } from "../../../lib/socket-testing.ts";
import { browserIn } from "../../../lib/time-zone-testing.ts";
import { pick } from "../../../ui/testing.tsx";
import { interest } from "../../dashboard/testing.ts";
import { failureToast } from "../../signed-in-testing.tsx";
import { chat, id, message, minutesAgo, open } from "../testing.tsx";
import { fieldsOf } from "./plan-time.ts";
import { ACCEPTED, plan } from "./testing.ts";

const words = es.plans;
const { form } = words;
const PLANS = "GET /chats/*/plans";
const PROPOSE = "POST /chats/*/plans";
const mushishi = { ...interest(8, "anime", "Mushishi"), isShared: true };
const name = (text: string) => text.replace("{{name}}", "Robin");
/** Hours from now, as fields hold it. */
const fieldsIn = (hours: number, zone = "Europe/Madrid") => fieldsOf(Date.parse(minutesAgo(-60 * hours)), zone);

beforeEach(() => browserIn("Europe/Madrid"));

async function openForm(answers: Record<string, (call: Call) => unknown>) {
  const app = await open({
    messages: [message(1)],
    answers: {
      "GET /people/*": () => ({ interests: [mushishi] }),
      [PROPOSE]: () => plan(9, { isMine: true }),
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: es.chats.plan }));
  const dialog = await screen.findByRole("dialog", { name: name(form.title) });
  const inside = within(dialog);
  const field = (label: string) => inside.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const fill = (values: Partial<Record<"what" | "day" | "time", string>>) => {
    for (const [key, value] of Object.entries(values))
      fireEvent.change(field(form[key as "what"]), { target: { value } });
  };
  const submit = () => fireEvent.click(inside.getByRole("button", { name: form.submit }));
  const sent = () => app.of("POST", "/chats/*/plans").map(({ body }) => body as { id: string });
  return { ...app, inside, field, fill, submit, sent };
}

describe("proposing", () => {
  test("sends what, when, where and the zone, and shows the plan", async () => {
    const { fill, field, inside, submit, sent } = await openForm({});
    const when = fieldsIn(48);
    fill({ what: "Manga y café", ...when });
    await pick(form.length, "3 horas");
    fireEvent.change(field(words.where), { target: { value: "Café Gato" } });
    expect(inside.getByText(form.safePlace)).toBeTruthy();
    expect(inside.getByText("Zona horaria: Madrid (hora de Europa central)")).toBeTruthy();
    submit();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toMatchObject([
      {
        what: { kind: "text", text: "Manga y café" },
        place: "Café Gato",
        when: { ...when, minutes: 180, timeZone: "Europe/Madrid" },
      },
    ]);
    expect(await screen.findByRole("region", { name: name(words.bar) })).toBeTruthy();
  });

  test("a title that both love fills in the text; another text is a text", async () => {
    const { fill, field, inside, submit, sent } = await openForm({ [PROPOSE]: () => refusal("PLAN_REFUSED") });
    fireEvent.click(await inside.findByRole("button", { name: "Ver Mushishi" }));
    expect(field(form.what).value).toBe("Ver Mushishi");
    fill(fieldsIn(48));
    submit();
    await waitFor(() => expect(sent()).toMatchObject([{ what: { kind: "title", id: mushishi.id }, place: null }]));
    fill({ what: "Ver Mushishi en casa" });
    expect(inside.getByRole("button", { name: "Ver Mushishi" }).getAttribute("aria-pressed")).toBe("false");
    submit();
    await waitFor(() => expect(sent()[1]).toMatchObject({ what: { kind: "text", text: "Ver Mushishi en casa" } }));
  });

  test.each([
    ["nothing", {}, form.what, words.problems.empty],
    ["no day", { what: "Cine", time: "20:00" }, form.day, words.problems.noDay],
    ["less than an hour", { what: "Cine", ...fieldsIn(0.5) }, form.time, words.problems.tooSoon],
    [
      "more than 30 days",
      { what: "Cine", ...fieldsIn(31 * 24) },
      form.time,
      words.problems.tooFar.replace("{{max}}", "30"),
    ],
    ["a link", { what: "https://example.test", ...fieldsIn(48) }, form.what, words.problems.link],
  ])("%s is refused at its field, which gets the focus", async (_, values, label, problem) => {
    const { fill, field, inside, submit, sent } = await openForm({});
    fill(values);
    submit();
    expect(await inside.findByText(problem)).toBeTruthy();
    expect(document.activeElement).toBe(field(label));
    expect(sent()).toEqual([]);
  });

  test("what the server refuses is at its field", async () => {
    const issues = [{ path: "when.time", reason: "tooSoon" }];
    const { fill, inside, submit } = await openForm({ [PROPOSE]: () => refusal("VALIDATION_FAILED", { issues }) });
    fill({ what: "Cine", ...fieldsIn(48) });
    submit();
    expect(await inside.findByText(words.problems.tooSoon)).toBeTruthy();
  });

  test("a lost answer is asked for again with the same id, another plan has another", async () => {
    let isLost = true;
    const { fill, submit, sent } = await openForm({
      [PROPOSE]: () => (isLost ? offline() : refusal("PLAN_REFUSED")),
    });
    fill({ what: "Cine", ...fieldsIn(48) });
    submit();
    await failureToast();
    isLost = false;
    submit();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.id).toBe(sent()[0]?.id);
    fill({ what: "Teatro" });
    await waitFor(() => expect(document.querySelector("form [aria-busy]")).toBeNull());
    submit();
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]?.id).not.toBe(sent()[0]?.id);
  });

  test("a lost answer is asked for again with the same id, also after the chat was left", async () => {
    const { fill, submit, sent, goTo } = await openForm({ [PROPOSE]: () => offline() });
    fill({ what: "Cine", ...fieldsIn(48) });
    submit();
    await failureToast();
    await goTo("/chats");
    await goTo(`/chats?chat=${id(1)}`);
    fireEvent.click(await screen.findByRole("button", { name: es.chats.plan }));
    await screen.findByDisplayValue("Cine");
    fireEvent.click(screen.getByRole("button", { name: form.submit }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.id).toBe(sent()[0]?.id);
  });

  test("what was filled in survives closing", async () => {
    const { fill, inside } = await openForm({});
    fill({ what: "Cine" });
    fireEvent.click(inside.getByRole("button", { name: es.common.actions.cancel }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: es.chats.plan }));
    expect(await screen.findByDisplayValue("Cine")).toBeTruthy();
  });

  test("without a connection the button says so, and the form stays", async () => {
    const { fill, field, inside } = await openForm({});
    fill({ what: "Cine" });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event("offline")));
    expect(inside.getByRole<HTMLButtonElement>("button", { name: form.offline }).disabled).toBe(true);
    expect(field(form.what).value).toBe("Cine");
  });

  test("a fourth open plan is not possible", async () => {
    const { inside } = await openForm({ [PLANS]: () => ({ plans: [plan(1), plan(2), plan(3)] }) });
    expect(inside.getByText(es.errors.codes.PLANS_FULL)).toBeTruthy();
    expect(inside.getByRole<HTMLButtonElement>("button", { name: form.submit }).disabled).toBe(true);
  });

  test("another zone can be chosen, and its time is shown beside the reader's", async () => {
    const { fill, inside, submit, sent } = await openForm({});
    fill({ what: "Partida", ...fieldsIn(48) });
    fireEvent.click(inside.getByRole("button", { name: words.zone.change }));
    const zones = inside.getByRole("combobox", { name: words.zone.label });
    expect(document.activeElement).toBe(zones);
    fireEvent.change(zones, { target: { value: "Asia/Tokyo" } });
    expect(inside.getByText(/^En Tokyo \(hora .*Japón\): /)).toBeTruthy();
    submit();
    await waitFor(() => expect(sent()).toMatchObject([{ when: { timeZone: "Asia/Tokyo" } }]));
  });

  test.each([
    [
      "an ended chat",
      { end: { isMine: true, sentence: "noSpark", endedAt: minutesAgo(5), reopenUntil: null, isAsking: false } },
    ],
    ["a deleted person", { otherUser: null }],
  ] as const)("is not offered in the chat of %s", async (_, extra) => {
    await open({ chats: [chat(1, extra)], messages: [message(1)] });
    await screen.findByText("Mensaje 1", { selector: "p" });
    expect(screen.queryByRole("button", { name: es.chats.plan })).toBeNull();
  });

  test("is in the menu", async () => {
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Opciones de Robin" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: es.chats.plan }));
    expect(await screen.findByRole("dialog", { name: name(form.title) })).toBeTruthy();
  });
});

describe("asking for another time", () => {
  async function openAsk(answers: NonNullable<Parameters<typeof open>[0]>["answers"] = {}) {
    let stored = [plan(1, { timeZone: "Europe/Lisbon" })];
    const app = await open({ messages: [message(1)], answers: { [PLANS]: () => ({ plans: stored }), ...answers } });
    fireEvent.click(await screen.findByRole("button", { name: words.answers.ask }));
    const inside = within(await screen.findByRole("dialog", { name: words.answers.ask }));
    return {
      ...app,
      inside,
      fields: () => fieldsOf(Date.parse(stored[0]?.startsAt ?? ""), "Europe/Lisbon"),
      time: () => inside.getByLabelText<HTMLInputElement>(form.time),
      change: async (to: Partial<(typeof stored)[number]>) => {
        stored = [{ ...stored[0]!, ...to }];
        await push("plans.changed", { chatId: id(1) });
      },
      submit: () => fireEvent.click(inside.getByRole("button", { name: words.ask.submit })),
      sent: () => app.of("POST", "/chats/*/plans/*/answer").map(({ body }) => body),
    };
  }

  test("begins with the plan's time in its zone", async () => {
    const { fields, time, submit, sent } = await openAsk({
      "POST /chats/*/plans/*/answer": () => plan(1, { sequence: 1, act: "asked", isMyAct: true }),
    });
    expect(time().value).toBe(fields().time);
    fireEvent.change(time(), { target: { value: "23:59" } });
    submit();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const { day } = fields();
    const when = { day, time: "23:59", minutes: 120, timeZone: "Europe/Lisbon" };
    expect(sent()).toEqual([{ sequence: 0, answer: { kind: "ask", when } }]);
  });

  test("says what was changed on one's other device", async () => {
    const { inside, change } = await openAsk();
    await change({ sequence: 1, act: "asked", isMyAct: true });
    expect(await inside.findByText(words.ask.changed)).toBeTruthy();
  });

  test("says that the plan has changed, and keeps what was chosen", async () => {
    const { inside, time, change, submit, sent } = await openAsk({
      "POST /chats/*/plans/*/answer": () => refusal("PLAN_CHANGED"),
    });
    fireEvent.change(time(), { target: { value: "23:59" } });
    await change({ sequence: 3 });
    expect(await inside.findByText(words.ask.changed)).toBeTruthy();
    expect(time().value).toBe("23:59");
    submit();
    await waitFor(() => expect(sent()).toMatchObject([{ sequence: 3 }]));
    await change({ ...ACCEPTED, state: "cancelled", act: "cancelled", isMyAct: false, sequence: 4 });
    await waitFor(() =>
      expect(inside.getByRole<HTMLButtonElement>("button", { name: words.ask.submit }).disabled).toBe(true),
    );
    expect(time().value).toBe("23:59");
  });
});
