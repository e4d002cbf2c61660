import type { Statement } from "@nakamatch/contract/schemas/statements";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../../lib/api-testing.ts";
import type { Ban } from "../../../lib/errors.ts";
import { renderInKit } from "../../../ui/testing.tsx";
import { BanDetails } from "./ban-details.tsx";

const unknown = { banToken: null, onOver: () => {} };

const dates: Record<Language, string> = {
  es: "4 de mayo de 2030 a las 12:05",
  en: "May 4, 2030 at 12:05 PM",
  fr: "4 mai 2030 à 12:05",
  it: "4 maggio 2030 alle ore 12:05",
  de: "4. Mai 2030 um 12:05",
  pt: "4 de maio de 2030 às 12:05",
};

test.each(Object.entries(dates) as [Language, string][])(
  "I18N-12, LIMIT-31: a date that is shown in %s is written in its locale",
  async (language, date) => {
    const { container } = await renderInKit(<BanDetails {...unknown} reason="Spam" until="2030-05-04T12:05:00Z" />, {
      language,
    });
    expect(container.textContent?.replace(/\s/g, " ")).toContain(date);
  },
);

const statement: Statement = {
  decisionId: "0199a1b2-0000-7000-8000-00000000000a",
  kind: "ban",
  decidedAt: "2030-05-01T12:05:00Z",
  reason: "harassment",
  notes: "Siguió escribiendo.",
  evidence: ["chat"],
  isAutomated: false,
  until: "2030-05-08T12:05:00Z",
  isLifted: false,
  appeal: null,
};
const ban: Ban = {
  reason: "harassment",
  until: statement.until,
  statement,
  banToken: null,
  appealToken: "sealed",
  dataToken: null,
  factors: [],
};
const sent = { sentAt: "2030-05-02T12:05:00Z", outcome: null, answer: null, decidedAt: null };

async function open(values: Partial<Ban> = {}) {
  await renderInKit(<BanDetails {...ban} {...values} onOver={unknown.onOver} />);
  return screen.getByRole("alert").textContent ?? "";
}

test("OPEN-74: a banned person reads the whole statement of reasons", async () => {
  const text = await open();
  for (const part of [
    es.reasons.harassment,
    "8 de mayo de 2030",
    "Siguió escribiendo.",
    es.statement.bases.chat,
    es.statement.deciders.person,
    es.statement.appeal.text,
  ]) {
    expect(text).toContain(part);
  }
});

test("a person who was banned a moment ago is asked to sign in for the reasons; one of an earlier installation is not", async () => {
  const view = await renderInKit(<BanDetails {...unknown} reason="spam" until={null} />);
  expect(view.container.textContent).toContain(es.suspension.signIn);
  view.unmount();
  expect(await open({ statement: null, appealToken: null })).not.toContain(es.suspension.signIn);
});

test("it tells once that it is on the screen", async () => {
  const onShown = vi.fn();
  await renderInKit(<BanDetails {...unknown} reason="spam" until={null} onShown={onShown} />);
  expect(onShown).toHaveBeenCalledOnce();
});

test("the appeal is sent with the token of the refusal; one that is too old keeps what was written", async () => {
  const server = fakeServer({ "POST /api/v1/appeals": () => refusal("APPEAL_TOKEN_INVALID") });
  await open();
  fireEvent.click(screen.getByRole("button", { name: es.statement.appeal.open }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(es.statement.appeal.label);
  fireEvent.change(field, { target: { value: "No fui yo." } });
  fireEvent.click(screen.getByRole("button", { name: es.statement.appeal.submit }));
  await screen.findByText(es.errors.codes.APPEAL_TOKEN_INVALID);
  expect(field.value).toBe("No fui yo.");
  server.answers["POST /api/v1/appeals"] = () => sent;
  fireEvent.click(screen.getByRole("button", { name: es.statement.appeal.submit }));
  await screen.findByText(/^Tu apelación está en revisión desde el 2 de mayo de 2030/);
  expect(server.of("POST /api/v1/appeals").at(-1)?.body).toEqual({
    decisionId: statement.decisionId,
    body: "No fui yo.",
    token: "sealed",
  });
});

test("who signs in again learns what became of the appeal", async () => {
  const answered = { ...sent, outcome: "denied" as const, answer: "Se ve claro.", decidedAt: "2030-05-03T12:05:00Z" };
  const text = await open({ statement: { ...statement, appeal: answered }, appealToken: null });
  expect(text).toContain("Rechazamos tu apelación el 3 de mayo de 2030");
  expect(text).toContain("Se ve claro.");
  expect(screen.queryByRole("button")).toBeNull();
});
