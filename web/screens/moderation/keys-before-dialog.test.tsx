import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { push } from "../../lib/socket-testing.ts";
import { appeal, banned, held, openModeration, reported } from "./testing.ts";

/** The code of dialogs is still on its way: the next key decides nothing behind the question. */
vi.mock("../../ui/dialog.tsx", () => ({ Dialog: () => null, Lightbox: () => null }));

const press = (names: string) => {
  for (const key of names) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

/** Once the list has been fetched again, a decision would have arrived. */
async function expectNone({ of }: Awaited<ReturnType<typeof openModeration>>, list: string, decision: string) {
  const before = of("GET", list).length;
  await push("moderation.changed", {});
  await waitFor(() => expect(of("GET", list).length).toBeGreaterThan(before));
  expect(of("PUT", decision)).toEqual([]);
}

test("a held photo is not approved after b", async () => {
  const app = await openModeration({
    path: "/moderation/bans?tab=photos",
    answers: { "GET /moderation/photos": () => ({ photos: [held(1)], total: 1, nextCursor: null }) },
  });
  await screen.findByRole("heading", { name: "Robin1" });
  press("jobd");
  await expectNone(app, "/moderation/photos", "/moderation/people/*/photo-decision");
});

test("a gesture is not verified after b", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:gesture");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  const { id, sentAt } = appeal(1);
  const request = { id, sentAt, person: held(1).person, gesture: "three_fingers" };
  const app = await openModeration({
    path: "/moderation/bans?tab=verifications",
    answers: {
      "GET /moderation/verifications": () => ({ requests: [request], total: 1, nextCursor: null }),
      "POST /moderation/verifications/*/reading": () =>
        new Response(new Blob(["a photo"]), { headers: { "content-type": "image/jpeg" } }),
    },
  });
  await screen.findByRole("heading", { name: "Robin1" });
  press("jo");
  await screen.findByRole("img", { name: "Gesto de Robin1" });
  press("bd");
  await expectNone(app, "/moderation/verifications", "/moderation/verifications/*/decision");
});

test("a ban is not agreed with after d", async () => {
  const ban = { ...banned(0), decisionId: reported(0).caseId };
  const app = await openModeration({
    cases: [reported(1)],
    answers: { "GET /moderation/second-looks": () => ({ bans: [ban], hasMore: false }) },
  });
  fireEvent.click(await screen.findByText("1 baneo permanente espera una segunda revisión"));
  const entry = document.querySelector<HTMLElement>("[data-look]");
  const details = entry?.querySelector("details") as HTMLDetailsElement;
  entry?.focus();
  press("o");
  fireEvent(details, new Event("toggle"));
  await waitFor(() => expect(details.querySelector("[data-unseen]")).toBeNull());
  press("db");
  await expectNone(app, "/moderation/second-looks", "/moderation/people/*/second-look");
});
