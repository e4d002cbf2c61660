import type { Factor } from "@nakamatch/contract/schemas/factors";
import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { fakeServer, refusal } from "../../../lib/api-testing.ts";
import { outlineOf } from "../../../lib/outline-testing.ts";
import { renderInKit } from "../../../ui/testing.tsx";
import { SuspendedData } from "./ban-details.tsx";

const FACTOR: Factor = {
  id: "0199a1b2-0000-7000-8000-0000000000a1",
  friendly_name: null,
  issuer: "Nakamatch",
  phone: null,
  factor_type: "totp",
  status: "verified",
};
const CHALLENGE = "0199a1b2-0000-7000-8000-0000000000c1";
const CURRENT = "POST /api/v1/suspension/data-export/state";
const REQUEST = "POST /api/v1/suspension/data-export";
const ARCHIVE = "POST /api/v1/suspension/data-export/archive";
const DELETE = "POST /api/v1/suspension/deletion";
const READY = {
  state: "ready",
  progress: 100,
  requestedAt: "2030-05-01T12:05:00Z",
  expiresAt: "2030-05-02T12:05:00Z",
  bytes: 2048,
};
const words = es.suspension.data;

function Path() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

async function show(answers: Parameters<typeof fakeServer>[0] = {}, factors: Factor[] = []) {
  const server = fakeServer({
    [CURRENT]: () => ({ export: null, subscription: null, hasCheckIn: false }),
    "POST /api/auth/sign-out": () => ({ success: true }),
    ...answers,
  });
  await renderInKit(
    <>
      <SuspendedData token="sealed" factors={factors} />
      <Path />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: words.open }));
  return server;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

describe("OPEN-74: a suspended person", () => {
  test("asks for the archive and downloads it, all by the token", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => String(saved.push(file as Blob)));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const zip = { "content-type": "application/zip", "content-disposition": 'attachment; filename="nakamatch.zip"' };
    const server = await show({
      [REQUEST]: () => ({ export: READY }),
      [ARCHIVE]: () => new Response("PK", { headers: zip }),
    });
    await press(es.settings.data.request);
    await screen.findByRole("button", { name: /^Descargar \(/ });
    expect(outlineOf(screen.getByRole("region", { name: words.title }))).toMatchSnapshot();
    await press(/^Descargar \(/);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toBe("PK");
    for (const call of [CURRENT, REQUEST, ARCHIVE]) expect(server.of(call)[0]?.body).toEqual({ token: "sealed" });
  });

  test("deletes the account after a question that says what becomes of premium, and is at the landing page", async () => {
    const subscription = {
      subscriptionId: "sub_1",
      plan: "monthly",
      state: "renewing",
      startedAt: "2030-05-01T12:05:00Z",
      nextBillingAt: "2030-06-01T12:05:00Z",
      endsAt: null,
      withdrawableUntil: "2030-05-15T12:05:00Z",
    };
    const server = await show({
      [CURRENT]: () => ({ export: null, subscription }),
      [DELETE]: () => ({ isDeleted: true }),
    });
    await press(es.deleteAccount.action);
    const dialog = within(await screen.findByRole("alertdialog", { name: es.deleteAccount.title }));
    expect(dialog.getByText(es.deleteAccount.premium.paid)).toBeTruthy();
    expect(dialog.getByText(/hasta el 15 de mayo de 2030/)).toBeTruthy();
    expect(dialog.getByRole("link", { name: es.deleteAccount.premium.contact }).getAttribute("href")).toBe("/contact");
    expect(server.of(DELETE)).toHaveLength(0);
    fireEvent.click(dialog.getByRole("button", { name: es.deleteAccount.confirm }));
    await screen.findByText(es.deleteAccount.done.title);
    expect(server.of(DELETE).map(({ body }) => body)).toEqual([{ token: "sealed" }]);
    await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/"));
  });

  test.each([true, false])("reads before a deletion whether it ends a check-in: %s", async (hasCheckIn) => {
    await show({ [CURRENT]: () => ({ export: null, subscription: null, hasCheckIn }) });
    await press(es.deleteAccount.action);
    const dialog = within(await screen.findByRole("alertdialog", { name: es.deleteAccount.title }));
    expect(dialog.queryByText(es.deleteAccount.checkIn) !== null).toBe(hasCheckIn);
  });

  test.each([
    ["at once", { [CURRENT]: () => refusal("SUSPENSION_TOKEN_INVALID") }],
    ["at the next step", { [REQUEST]: () => refusal("SUSPENSION_TOKEN_INVALID") }],
  ])("is told clearly %s that the token is too old", async (_, answers) => {
    await show(answers);
    if (REQUEST in answers) await press(es.settings.data.request);
    expect((await screen.findByRole("alert")).textContent).toBe(es.errors.codes.SUSPENSION_TOKEN_INVALID);
    expect(screen.queryByRole("button", { name: es.deleteAccount.action })).toBeNull();
  });

  test("who has a second factor gives a code first, and goes on with the token that it brings", async () => {
    const server = await show(
      {
        [`POST /api/v1/suspension/factors/${FACTOR.id}/challenge`]: () => ({
          id: CHALLENGE,
          factor_type: "totp",
          expires_at: 2e9,
        }),
        [`POST /api/v1/suspension/factors/${FACTOR.id}/verify`]: () => ({ token: "raised" }),
      },
      [FACTOR],
    );
    const field = await screen.findByLabelText(es.factors.code);
    expect(server.of(CURRENT)).toHaveLength(0);
    fireEvent.change(field, { target: { value: "123456" } });
    await press(es.factors.confirm);
    await screen.findByRole("button", { name: es.settings.data.request });
    expect(server.of(CURRENT).map(({ body }) => body)).toEqual([{ token: "raised" }]);
    const given = server.of(`POST /api/v1/suspension/factors/${FACTOR.id}/verify`);
    expect(given.map(({ body }) => body)).toEqual([{ token: "sealed", challenge_id: CHALLENGE, code: "123456" }]);
  });
});
