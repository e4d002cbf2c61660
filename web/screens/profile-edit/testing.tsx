import type { OwnProfile } from "@nakamatch/contract/endpoints/people/profiles";
import type { OwnVerification } from "@nakamatch/contract/endpoints/photos/verification";
import { fireEvent, screen, within } from "@testing-library/react";
import type { Answer, Call } from "../../lib/api-testing.ts";
import { offline } from "../../lib/api-testing.ts";
import { interest } from "../dashboard/testing.ts";
import { Component as Profile } from "../own-profile/screen.tsx";
import { ownProfile } from "../profile/testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Edit } from "./screen.tsx";

/** For tests of editing the profile. */

/** The stored profile, and the answer to an update. */
export interface Server {
  stored: OwnProfile;
  update: (call: Call) => unknown;
}

/** Of somebody who has not asked for the mark. */
export const NOT_ASKED: OwnVerification = {
  verifiedAt: null,
  hasPhoto: true,
  request: null,
  last: null,
  triesLeft: 3,
};

/** Opens the screen; tests may change `server`. */
export async function openEdit({
  own = {},
  update,
  state,
  hash = "",
  answers,
}: {
  own?: Partial<OwnProfile>;
  update?: Server["update"];
  state?: unknown;
  hash?: string;
  /** Of further endpoints. */
  answers?: (server: Server) => Record<string, Answer>;
} = {}) {
  const server: Server = { stored: ownProfile(own), update: update ?? (() => server.stored) };
  const inMain = (
    <main tabIndex={-1}>
      <Edit />
    </main>
  );
  const app = await renderSignedIn(inMain, {
    path: `/profile/edit${hash}`,
    state,
    screens: [{ path: "/profile/me", element: <Profile /> }],
    answers: {
      "GET /me/profile": () => server.stored,
      "PUT /me/profile": (call) => server.update(call),
      "GET /me/shelf": () => ({ pinned: [], statuses: [] }),
      "GET /me/verification": () => NOT_ASKED,
      "GET /me/interests": () => [interest(1, "anime", "One Piece")],
      "GET /interests": () => [{ ...interest(2, "anime", "Bleach"), matchedTitle: null }],
      "PUT /me/interests/*": offline,
      "DELETE /me/interests/*": offline,
      "GET /countries": () => [
        { code: "ES", name: "España" },
        { code: "FR", name: "Francia" },
      ],
      "GET /countries/*/cities": ({ params }) =>
        params[0] === "FR" ? [{ id: 9, name: "Lyon", region: null }] : [{ id: 7, name: "Málaga", region: null }],
      ...answers?.(server),
    },
  });
  await screen.findByLabelText("Nombre");
  return { ...app, server };
}

/** A field by label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const bio = () => screen.getByLabelText<HTMLTextAreaElement>(/^Sobre ti/);
export const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
export const saveButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /Guardar cambios|Guardando/ });
export const save = () => fireEvent.click(saveButton());
/** The preview. */
export const preview = () => within(screen.getByRole("region", { name: "Así te ven los demás" }));
