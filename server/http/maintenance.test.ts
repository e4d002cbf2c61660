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
  it("what writes is refused, unless its endpoint says otherwise or is for moderators and operators", async () => {
    const answered: string[] = [];
    for (const endpoint of endpoints) {
      const { name, method, meta, errorMap } = endpoint;
      const goesOn = method === "GET" || meta.worksInMaintenance || "SECOND_FACTOR_MISSING" in errorMap;
      expect([name, (await call(endpoint)).json().code === "MAINTENANCE"]).toEqual([name, !goesOn]);
      if (meta.worksInMaintenance) answered.push(name);
    }
    expect(answered, "signing in and out, safety, promises in emails").toEqual(
      expect.arrayContaining([
        ...["authentication.signInByPassword", "factors.verify", "passkeys.prove", "sessions.end", "blocks.block"],
        ...["reports.reportProfile", "appeals.create", "emailChange.undo", "digestEmails.unsubscribe"],
      ]),
    );
    expect(answered).not.toContain("chats.send");
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
