import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { browserIn } from "../../lib/time-zone-testing.ts";
import { renderSignedIn } from "../signed-in-testing.tsx";
import { Component as Settings } from "./screen.tsx";

afterEach(() => vi.restoreAllMocks());

async function openSection(answers: Record<string, (call: { body: unknown }) => unknown> = {}) {
  const app = await renderSignedIn(<Settings />, {
    path: "/settings",
    answers: {
      "GET /me/data-export": () => ({ export: null }),
      "GET /me/digest": () => ({ digest: "weekly" }),
      "PUT /me/digest": ({ body }) => ({ digest: (body as { digest: string }).digest }),
      ...answers,
    },
  });
  const section = within(await screen.findByRole("region", { name: "Resumen por correo" }));
  return { ...app, section, choice: (name: string) => section.getByRole("radio", { name }) as HTMLInputElement };
}

describe("the email with what is new", () => {
  test("can be daily, weekly or off, with the time zone of the browser", async () => {
    const { of, section, choice } = await openSection();
    await section.findByRole("radio", { name: "Cada semana" });
    expect(choice("Cada semana").checked).toBe(true);
    fireEvent.click(choice("Cada día"));
    expect(choice("Cada día").checked).toBe(true);
    fireEvent.click(choice("Nunca"));
    await waitFor(() => expect(of("PUT", "/me/digest")).toHaveLength(2));
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(of("PUT", "/me/digest").map(({ body }) => body)).toEqual([
      { digest: "daily", timeZone },
      { digest: "off", timeZone },
    ]);
    expect(choice("Nunca").checked).toBe(true);
  });

  test("comes in UTC where the browser does not know its time zone, and says so", async () => {
    browserIn("Etc/Unknown");
    const { of, section, choice } = await openSection();
    await section.findByRole("radio", { name: "Cada semana" });
    expect(section.getByText(/hora UTC/)).toBeTruthy();
    fireEvent.click(choice("Cada día"));
    await waitFor(() => expect(of("PUT", "/me/digest")[0]?.body).toEqual({ digest: "daily", timeZone: "UTC" }));
  });

  test("is as before when it could not be stored, and says so", async () => {
    const { section, choice } = await openSection({ "PUT /me/digest": () => refusal("UNAVAILABLE") });
    await section.findByRole("radio", { name: "Nunca" });
    fireEvent.click(choice("Nunca"));
    expect(await screen.findByText("Error")).toBeTruthy();
    await waitFor(() => expect(choice("Cada semana").checked).toBe(true));
  });

  test("can be asked for again where it could not be read", async () => {
    let isAway = true;
    const read = () => (isAway ? refusal("NOT_FOUND") : { digest: "off" });
    const { section } = await openSection({ "GET /me/digest": read });
    const retry = await section.findByRole("button", { name: "Reintentar" });
    isAway = false;
    fireEvent.click(retry);
    expect(((await section.findByRole("radio", { name: "Nunca" })) as HTMLInputElement).checked).toBe(true);
  });
});
