import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerByPasskey, stopAsking } from "./passkeys.ts";

const { startAuthentication, cancelCeremony } = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  cancelCeremony: vi.fn(),
}));
vi.mock("@simplewebauthn/browser", () => ({ startAuthentication, WebAuthnAbortService: { cancelCeremony } }));

const options = { challenge: "abc" } as Parameters<typeof answerByPasskey>[0];

beforeEach(() => vi.stubGlobal("PublicKeyCredential", class {}));
afterEach(() => {
  vi.resetAllMocks();
});

const failed = (name: string) => Object.assign(new Error("failed"), { name });

describe("a browser that gives no passkey", () => {
  test.each([
    ["NotAllowedError", "cancelled"],
    ["AbortError", "replaced"],
    ["InvalidStateError", "duplicate"],
    ["SecurityError", "unsupported"],
    ["NotReadableError", "failed"],
    ["OperationError", "failed"],
  ])("for %s has the problem that it is %s", async (name, kind) => {
    const cause = failed(name);
    startAuthentication.mockRejectedValue(cause);
    await expect(answerByPasskey(options)).rejects.toMatchObject({ name: "PasskeyProblem", kind, cause });
  });

  test("because it has none is not asked", async () => {
    vi.stubGlobal("PublicKeyCredential", undefined);
    await expect(answerByPasskey(options)).rejects.toMatchObject({ kind: "unsupported" });
    expect(startAuthentication).not.toHaveBeenCalled();
  });
});

test.each([
  [undefined, false],
  [{ inForm: true }, true],
])("its answer is what the server checks, without the rest (%o)", async (how, useBrowserAutofill) => {
  const response = { clientDataJSON: "c", authenticatorData: "a", signature: "s", userHandle: "u" };
  startAuthentication.mockResolvedValue({ id: "key", type: "public-key", response: { ...response, more: 1 } });
  expect(await answerByPasskey(options, how)).toEqual({ id: "key", response });
  expect(startAuthentication).toHaveBeenCalledExactlyOnceWith({ optionsJSON: options, useBrowserAutofill });
});

test("what the browser was asked for can be ended", () => {
  stopAsking();
  expect(cancelCeremony).toHaveBeenCalledOnce();
});
