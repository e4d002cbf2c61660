import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Success } from "./screen.tsx";

const { throwConfetti } = vi.hoisted(() => ({ throwConfetti: vi.fn(async () => {}) }));
vi.mock("../../features/meeting/likes/confetti.ts", () => ({ throwConfetti }));

beforeEach(() => void throwConfetti.mockClear());

const success = es.subscriptionSuccess;
const running: Subscription = {
  subscriptionId: "sub_1",
  plan: "monthly",
  state: "renewing",
  startedAt: "2026-03-05T12:00:00.000Z",
  nextBillingAt: "2026-04-05T12:00:00.000Z",
  endsAt: null,
  withdrawableUntil: null,
};
const page = () => document.body.querySelector("div > div") as HTMLElement;

describe("/success", () => {
  const arrive = (answer: () => unknown, { isPremium = false, path = "/success?session_id=cs_test_X1" } = {}) =>
    renderSignedIn(<Success />, {
      path,
      user: { isPremium },
      answers: { "GET /me/subscription": answer },
    });

  test("PREM-15 PREM-16 PREM-17 NAV-08 shows the reference to keep, the email to come, and where to go on", async () => {
    await arrive(() => ({ subscription: running }));
    await screen.findByRole("heading", { name: success.title });
    expect(screen.getByText("cs_test_X1")).toBeTruthy();
    expect(screen.getByText(success.keep)).toBeTruthy();
    expect(screen.getByText(success.email)).toBeTruthy();
    const links = Object.fromEntries(
      screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(links).toMatchObject({
      [success.dashboard]: "/dashboard",
      [success.chats]: "/chats",
      [success.contact]: "/contact",
    });
  });

  test("PREM-15 OPEN-96 without a reference it is shown without", async () => {
    await arrive(() => ({ subscription: running }), { path: "/success" });
    await screen.findByRole("heading", { name: success.title });
    expect(screen.queryByText(success.keep)).toBeNull();
  });

  test("OPEN-80 waits for the provider's confirmation, and claims nothing before", async () => {
    let subscription: Subscription | null = null;
    const { of } = await arrive(() => ({ subscription }));
    await screen.findByRole("heading", { name: success.waitingTitle });
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(1));
    expect(screen.queryByText(success.title)).toBeNull();
    const sessions = of("GET", "/session").length;
    subscription = running;
    await push("premium.changed", { personId: "00000000-0000-4000-8000-00000000000f" });
    await waitFor(() => expect(within(screen.getByRole("status")).getByText("Nami")).toBeTruthy());
    expect(outlineOf(page())).toMatchSnapshot();
    expect(document.title).toBe("Suscripción · Nakamatch");
    await waitFor(() => expect(of("GET", "/session").length, "the flag is fetched").toBeGreaterThan(sessions));
  });

  test("celebrates with confetti once it is confirmed, and not before", async () => {
    let subscription: Subscription | null = null;
    await arrive(() => ({ subscription }));
    await screen.findByRole("heading", { name: success.waitingTitle });
    expect(throwConfetti).not.toHaveBeenCalled();
    subscription = running;
    await push("premium.changed", { personId: viewer.id });
    await screen.findByRole("heading", { name: success.gives });
    await waitFor(() => expect(throwConfetti).toHaveBeenCalledOnce());
  });

  test("does not celebrate again at a reload", async () => {
    await arrive(() => ({ subscription: running }), { isPremium: true });
    await screen.findByRole("heading", { name: success.gives });
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  describe("copying the reference", () => {
    const clipboard = (writeText: (text: string) => Promise<void>) =>
      vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);

    test("puts it into the clipboard and says so", async () => {
      const copied: string[] = [];
      clipboard(async (text) => void copied.push(text));
      await arrive(() => ({ subscription: running }));
      fireEvent.click(await screen.findByRole("button", { name: success.copy }));
      await screen.findByText(success.copied);
      expect(copied).toEqual(["cs_test_X1"]);
    });

    test("that the browser refuses says how else", async () => {
      clipboard(() => Promise.reject(new DOMException("not allowed", "NotAllowedError")));
      await arrive(() => ({ subscription: running }));
      fireEvent.click(await screen.findByRole("button", { name: success.copy }));
      await screen.findByText(success.copyError);
    });
  });

  test("asks every three seconds until it is confirmed, and says after twenty that it takes long", async () => {
    let subscription: Subscription | null = null;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { of } = await arrive(() => ({ subscription }), { isPremium: true });
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(1));
    const before = screen.getByRole("status").textContent;
    await act(async () => vi.advanceTimersByTimeAsync(13_000));
    expect(of("GET", "/me/subscription").length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole("status").textContent).toBe(before);
    await act(async () => vi.advanceTimersByTimeAsync(8000));
    expect(screen.getByRole("status").textContent).toContain("Está tardando más de lo normal.");
    subscription = running;
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    await within(screen.getByRole("status")).findByText("Nami");
    const asked = of("GET", "/me/subscription").length;
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    expect(of("GET", "/me/subscription")).toHaveLength(asked);
  });

  test("fetches the own flag when a person's own name turns golden, and not for another's", async () => {
    const { of } = await arrive(() => ({ subscription: running }), { isPremium: true });
    await within(screen.getByRole("status")).findByText("Nami");
    await waitFor(() => expect(of("GET", "/session")).toHaveLength(1));
    await push("premium.changed", { personId: "00000000-0000-4000-8000-00000000000f" });
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(2));
    expect(of("GET", "/session")).toHaveLength(1);
    await push("premium.changed", { personId: viewer.id });
    await waitFor(() => expect(of("GET", "/session")).toHaveLength(2));
  });
});
