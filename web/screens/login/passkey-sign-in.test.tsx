import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOfToast } from "../../lib/outline-testing.ts";
import { renderInKit } from "../../ui/testing.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

/** The browser's passkey API. */
const browser = vi.hoisted(() => ({ answer: vi.fn(), stop: vi.fn(), forget: vi.fn() }));
vi.mock("@simplewebauthn/browser", () => ({
  startAuthentication: browser.answer,
  WebAuthnAbortService: { cancelCeremony: browser.stop },
}));

const BEGIN = "POST /api/v1/session/passkey";
const SIGN_IN = "POST /api/auth/sign-in/passkey";
const ASSERTION = { id: "AAAA", response: { clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" } };
const OFFER_MS = 240_000;
const onBanned = vi.fn();
const onSignedIn = vi.fn();
const begin = vi.fn((): unknown => null);
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  for (const each of [onBanned, onSignedIn, browser.stop, browser.forget]) each.mockReset();
  begin.mockReset().mockImplementation(() => ({ challenge: `C${begin.mock.calls.length}` }));
  browser.answer.mockReset().mockResolvedValue(ASSERTION);
});

/** Returns the button; `offers`: the browser supports autofill. */
async function open({ offers = false, answer = () => ({}) as unknown } = {}) {
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, {
      isConditionalMediationAvailable: async () => offers,
      signalUnknownCredential: browser.forget,
    }),
  );
  const server = fakeServer({
    "GET /api/v1/session": () => signedIn(),
    [BEGIN]: () => begin(),
    [SIGN_IN]: () => answer(),
  });
  const { unmount, container } = await renderInKit(<PasskeySignIn onBanned={onBanned} onSignedIn={onSignedIn} />);
  return { server, unmount, container };
}
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: es.passkeys.signIn });
const isBusy = () => button().getAttribute("aria-busy") === "true";
const begun = (times: number) => waitFor(() => expect(begin).toHaveBeenCalledTimes(times));
const asked = (times: number) => waitFor(() => expect(browser.answer).toHaveBeenCalledTimes(times));
const problem = (name: string) => new DOMException("no", name);
/** The browser's call for this challenge. */
const asking = (number: number, useBrowserAutofill: boolean) => ({
  optionsJSON: { challenge: `C${number}` },
  useBrowserAutofill,
});
/** A promise under the test's control. */
function held<Value>(mock: { mockImplementationOnce: (answer: () => Promise<Value>) => unknown }) {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  mock.mockImplementationOnce(() => promise);
  return {
    resolve: (value: Value) => act(async () => resolve(value)),
    reject: (why: unknown) => act(async () => reject(why)),
  };
}

describe("the button", () => {
  test("signs in by the passkey that the browser gives", async () => {
    const { server } = await open();
    fireEvent.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(browser.answer).toHaveBeenCalledExactlyOnceWith(asking(1, false));
    expect(server.of(SIGN_IN).map(({ body }) => body)).toEqual([{ passkey: ASSERTION }]);
    expect(outlineOfToast()).toBe("");
  });

  test("says in a toast what went wrong, until it is tried again, once; it is busy until the browser answers", async () => {
    browser.answer.mockRejectedValueOnce(problem("NotAllowedError"));
    await open();
    fireEvent.click(button());
    await screen.findByText(es.login.failedTitle);
    expect(outlineOfToast()).toContain("No has usado ninguna llave de acceso. Inténtalo de nuevo cuando quieras.");
    expect(isBusy()).toBe(false);
    expect(onSignedIn).not.toHaveBeenCalled();
    browser.answer.mockImplementation(never);
    fireEvent.click(button());
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(outlineOfToast()).toBe("");
    fireEvent.click(button());
    await asked(2);
    expect(begin, "it asks once").toHaveBeenCalledTimes(2);
  });

  test("hands over the refusal of a banned person, and no other", async () => {
    let answer = (): unknown => offline();
    await open({ answer: () => answer() });
    fireEvent.click(button());
    await screen.findByText(es.errors.generic.network);
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(onBanned).not.toHaveBeenCalled();
    answer = () => refusal("ACCOUNT_BANNED", { reason: "spam", bannedUntil: null });
    fireEvent.click(button());
    await waitFor(() => expect(onBanned).toHaveBeenCalledOnce());
    expect(onBanned.mock.calls[0]?.[0]).toMatchObject({ code: "ACCOUNT_BANNED", ban: { reason: "spam" } });
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});

describe("the offer in the form", () => {
  test("is not made by a browser that cannot, which is not asked to end it either", async () => {
    const { unmount } = await open();
    fireEvent.click(button());
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(begin).toHaveBeenCalledOnce();
    unmount();
    await act(async () => {});
    expect(browser.stop).not.toHaveBeenCalled();
  });

  test("is made at once, and what is chosen there signs in", async () => {
    const offer = held(browser.answer);
    const { server } = await open({ offers: true });
    await asked(1);
    expect(browser.answer).toHaveBeenCalledWith(asking(1, true));
    expect(isBusy(), "nobody has chosen anything yet").toBe(false);
    await offer.resolve(ASSERTION);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(server.of(SIGN_IN)).toHaveLength(1);
  });

  test("ends with the screen; what is chosen after that counts no more", async () => {
    const offer = held(browser.answer);
    const { server, unmount } = await open({ offers: true });
    await asked(1);
    unmount();
    await waitFor(() => expect(browser.stop).toHaveBeenCalledOnce());
    await offer.resolve(ASSERTION);
    expect(server.of(SIGN_IN)).toHaveLength(0);
  });

  test("is not made any more where the screen is left before the server has answered", async () => {
    const options = held<object>(begin);
    const { unmount } = await open({ offers: true });
    await begun(1);
    unmount();
    await options.resolve({ challenge: "late" });
    expect(browser.answer).not.toHaveBeenCalled();
  });

  test("leaves the request of the button alone", async () => {
    const options = held<object>(begin);
    await open({ offers: true });
    await begun(1);
    browser.answer.mockImplementation(never);
    fireEvent.click(button());
    await asked(1);
    await options.resolve({ challenge: "late" });
    expect(browser.answer).toHaveBeenCalledExactlyOnceWith(asking(2, false));
  });

  test("that the server does not know is no longer offered by the device; of others it hears nothing", async () => {
    const answers = [refusal("PASSKEY_REFUSED"), refusal("PASSKEY_UNKNOWN")];
    await open({ answer: () => answers.shift() });
    fireEvent.click(button());
    await screen.findByText(es.login.failedTitle);
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(browser.forget).not.toHaveBeenCalled();
    fireEvent.click(button());
    await waitFor(() =>
      expect(browser.forget).toHaveBeenCalledExactlyOnceWith({ rpId: location.hostname, credentialId: "AAAA" }),
    );
  });

  test.each([
    ["the browser gives none", () => Promise.reject(problem("NotAllowedError")), () => ({}), true],
    ["it came too late", async () => ASSERTION, () => refusal("PASSKEY_EXPIRED"), true],
    ["the server does not know it", async () => ASSERTION, () => refusal("PASSKEY_UNKNOWN"), false],
  ])("is made again where %s, if that can help", async (_, give, answer, isMadeAgain) => {
    const first = held(browser.answer);
    await open({ offers: true, answer });
    await asked(1);
    browser.answer.mockImplementationOnce(give).mockImplementation(never);
    fireEvent.click(button());
    await screen.findByText(es.login.failedTitle);
    if (isMadeAgain) {
      await asked(3);
      expect(browser.answer).toHaveBeenLastCalledWith(asking(3, true));
      await waitFor(() => expect(browser.stop).toHaveBeenCalledOnce());
    } else {
      await act(async () => {});
      expect(browser.stop).not.toHaveBeenCalled();
      expect(browser.answer).toHaveBeenCalledTimes(2);
    }
    // The first one's result is ignored.
    await first.reject(problem("AbortError"));
  });

  test("is made again every four minutes, but not while the button's request is under way", async () => {
    browser.answer.mockImplementation(never);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { unmount } = await open({ offers: true });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await pass(OFFER_MS - 1);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(browser.stop).not.toHaveBeenCalled();
    await pass(1);
    await pass(1);
    expect(begin).toHaveBeenCalledTimes(2);
    expect(browser.stop).toHaveBeenCalledTimes(1);
    fireEvent.click(button());
    await pass(OFFER_MS);
    expect(begin, "by the button").toHaveBeenCalledTimes(3);
    expect(browser.stop).toHaveBeenCalledTimes(1);
    unmount();
    await pass(OFFER_MS);
    expect(begin).toHaveBeenCalledTimes(3);
  });
});
