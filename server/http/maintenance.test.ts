import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../platform/app-error.ts";
import { createTestHttpApp, type Endpoint, endpoints } from "../testing/http-app.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = await createTestHttpApp(
    () => {
      throw new AppError("NOT_FOUND", "it was asked");
    },
    {
      requireNoMaintenance: async () => {
        throw new AppError("MAINTENANCE", "later", { retryAfterSeconds: 90 });
      },
    },
  );
});
afterEach(() => app.close());

const call = ({ method, address }: Pick<Endpoint, "method" | "address">) =>
  app.inject({ method: method as "GET", url: address.replace(/\{\w+\}/g, "1") });

describe("during maintenance", () => {
  it("all endpoints answer, except these, which write", async () => {
    const refused: string[] = [];
    for (const endpoint of endpoints) {
      if ((await call(endpoint)).json().code === "MAINTENANCE") refused.push(endpoint.name);
    }
    expect(refused.toSorted()).toEqual([
      "accounts.signUp",
      "avatars.add",
      "avatars.arrange",
      "avatars.remove",
      "avatars.upload",
      "chats.archive",
      "chats.markRead",
      "chats.open",
      "chats.send",
      "dailyPeople.today",
      "dataExport.request",
      "deletion.deleteUser",
      "digests.change",
      "discovery.hide",
      "discovery.unhide",
      "emailChange.request",
      "factors.enrol",
      "factors.makeRecoveryCodes",
      "factors.remove",
      "identity.changePassword",
      "identity.setPassword",
      "identity.unlink",
      "interests.add",
      "interests.import",
      "interests.remove",
      "likeWords.change",
      "likes.like",
      "likes.likeWithWords",
      "likes.markSeen",
      "likes.unlike",
      "passkeys.add",
      "passkeys.beginRegistration",
      "passkeys.remove",
      "passkeys.rename",
      "premium.cancel",
      "premium.createCheckoutSession",
      "premium.pay",
      "premium.reactivate",
      "premium.updateRenewal",
      "premium.withdraw",
      "profiles.pause",
      "profiles.update",
      "prompts.change",
      "providers.signUp",
      "pushNotifications.change",
      "pushNotifications.subscribe",
      "reports.acknowledge",
      "savedSearches.change",
      "savedSearches.remove",
      "savedSearches.save",
      "shelf.pin",
      "shelf.setStatus",
      "suspension.remove",
      "suspension.request",
      "verification.begin",
      "verification.end",
      "verification.send",
      "warnings.confirm",
    ]);
  });

  it("a refusal is 503 with Retry-After and how long it takes", async () => {
    const answer = await call({ method: "POST", address: "/api/v1/chats/1/messages" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("90");
    expect(answer.json()).toEqual({
      code: "MAINTENANCE",
      status: 503,
      message: "later",
      data: { retryAfterSeconds: 90 },
    });
  });

  it("a photo is refused before its body has come", async () => {
    const gate = { admit: async () => ({ id: "1" }) as never, identify: async () => undefined };
    await app.close();
    let asked = 0;
    app = await createTestHttpApp(
      () => {
        throw new AppError("NOT_FOUND", "it was asked");
      },
      {
        gate,
        requireNoMaintenance: async () => {
          asked += 1;
          throw new AppError("MAINTENANCE", "later", { retryAfterSeconds: 90 });
        },
      },
    );
    const answer = await app.inject({
      method: "PUT",
      url: "/api/v1/me/photo",
      headers: { "content-type": "image/jpeg", "content-length": String(20 * 1024 * 1024) },
    });
    // Otherwise a too large body.
    expect([asked, answer.json().code]).toEqual([1, "MAINTENANCE"]);
  });
});
