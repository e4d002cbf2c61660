import { es } from "@nakamatch/phrases/es";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { id } from "../dashboard/testing.ts";
import { loaded, named, openOther, press } from "./open-testing.tsx";
import { profileOf } from "./testing.ts";

describe("another person's profile", () => {
  test("NAV-09 PROFILE-05 PROFILE-07..10 PROFILE-13..18: consists of what its outline says", async () => {
    const { of } = await openOther({ hasLiked: true });
    await named("Roronoa Zoro");
    expect(outlineOf(await loaded())).toMatchSnapshot();
    expect(document.title).toBe("Zoro1 · Nakamatch");
    expect(of("GET", "/people/*").map(({ params }) => params)).toEqual([[id(1)]]);
  });

  test("PROFILE-02 PROFILE-05 PROFILE-07 PROFILE-09 PROFILE-10: leaves out what is not known", async () => {
    await openOther({
      realName: null,
      bio: " ",
      age: null,
      country: null,
      city: null,
      gender: null,
      lookingFor: null,
      friendshipPreference: [],
      relationshipPreference: [],
      distanceKm: null,
      interests: [],
      compatibility: 0,
    });
    await named("Zoro1");
    expect(outlineOf(await loaded())).toMatchSnapshot();
    expect(screen.getByRole("button", { name: "Ampliar la imagen de Zoro1" }).textContent).toBe("Z");
  });

  test.each([
    ["amistad", "Amistad posible"],
    ["ambas", "Amistad o relación posibles"],
  ] as const)("says that what both seek with each other is %s", async (possible, text) => {
    await openOther({ possible });
    await loaded();
    const affinity = screen.getByRole("region", { name: "Compatibilidad" });
    expect(within(affinity).getByText(text)).toBeTruthy();
  });

  test("names the event to which both go", async () => {
    await openOther({ goesTo: [{ id: id(7), name: "Kaze Con" }] });
    await loaded();
    const affinity = screen.getByRole("region", { name: "Compatibilidad" });
    expect(within(affinity).getByText("Va también a Kaze Con")).toBeTruthy();
  });

  test("says in which week the person was active, without another word about when", async () => {
    await openOther({ recentActivity: "week" });
    expect(await screen.findByText("En línea esta semana")).toBeTruthy();
  });

  test("the verified mark says what it means, and what it does not", async () => {
    await openOther({ isVerified: true });
    await named(/^Roronoa Zoro/);
    press("Perfil verificado");
    const dialog = within(await screen.findByRole("dialog", { name: "Qué significa «verificado»" }));
    expect(dialog.getByText(/ha visto a la misma persona/)).toBeTruthy();
    expect(dialog.getByText(/^No es una garantía/)).toBeTruthy();
  });

  test.each([true, false])("PROFILE-06: the name is golden and crowned where premium is %s", async (isPremium) => {
    await openOther({ isPremium });
    const heading = await named(/^Roronoa Zoro/);
    expect(screen.getByText("Roronoa Zoro").className.includes("gold-name")).toBe(isPremium);
    expect(within(heading).queryAllByRole("img", { name: "Premium" })).toHaveLength(Number(isPremium));
  });

  test("PROFILE-02 PROFILE-04: a press on the photo enlarges it in a circle; Escape gives the focus back", async () => {
    await openOther({ avatarUrl: "/avatars/zoro.jpg" });
    const photo = await screen.findByRole("button", { name: "Ampliar la imagen de Zoro1" });
    expect(photo.querySelector("img")?.getAttribute("src")).toBe("/avatars/zoro.jpg");
    photo.focus();
    fireEvent.click(photo);
    const overlay = await screen.findByRole("dialog", { name: "Foto de Zoro1" });
    const enlarged = within(overlay).getByRole("img", { name: "Foto de Zoro1" });
    expect(enlarged.getAttribute("src")).toBe("/avatars/zoro.jpg");
    expect(enlarged.closest(".rounded-full")).not.toBeNull();
    fireEvent.keyDown(overlay, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(photo));
  });

  test("opens with the photos, which the arrow keys turn", async () => {
    const photos = ["/avatars/a.jpg", "/avatars/b.jpg"];
    await openOther({ avatarUrl: "/avatars/a.jpg", photos });
    await named("Roronoa Zoro");
    const shown = within(screen.getByRole("list", { name: "Foto de Zoro1" })).getAllByRole("button", { hidden: true });
    expect(shown.map((button) => button.querySelector("img")?.getAttribute("src"))).toEqual(photos);
    expect(shown.map((button) => button.tabIndex)).toEqual([0, -1]);
    fireEvent.keyDown(shown[0] as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(shown[1]);
    const next = screen.getByRole("button", { name: "Foto siguiente" });
    const scrollTo = vi.spyOn(Element.prototype, "scrollTo");
    next.focus();
    fireEvent.keyDown(next, { key: "ArrowLeft" });
    fireEvent.keyDown(next, { key: "Enter" });
    expect(scrollTo, "also beside the photos").toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(next);
  });

  test("a like is given below a whole photo, and all photos have one count", async () => {
    const photos = ["/avatars/a.jpg", "/avatars/b.jpg", "/avatars/c.jpg"];
    const { of } = await openOther({ avatarUrl: "/avatars/a.jpg", photos, hasLiked: false, isMatch: false });
    await named("Roronoa Zoro");
    const [first] = within(screen.getByRole("list", { name: "Foto de Zoro1" })).getAllByRole("button");
    expect(first?.textContent).toContain("1 de 3");
    fireEvent.click(first as Element);
    const viewer = within(await screen.findByRole("dialog", { name: "Foto de Zoro1" }));
    fireEvent.click(await viewer.findByRole("button", { name: "Dar like a Zoro1" }));
    expect(await viewer.findByText(es.likes.liked)).toBeTruthy();
    expect(of("PUT", "/people/*/like")).toHaveLength(1);
  });

  test("PROFILE-14: markup in a bio is text in its lines, and a run of empty lines is one", async () => {
    await openOther({ bio: "<img src=x onerror=alert(1)>\n\n\n\n\nfin" });
    const bio = await screen.findByText(/onerror/);
    expect(bio.textContent).toBe("<img src=x onerror=alert(1)>\n\nfin");
    expect(bio.childElementCount).toBe(0);
  });

  // See the outline for both at once.
  test.each([
    ["amistad", ["mujer"], "Para una amistadMujeres"],
    ["amistad", [], "Para una amistadNadie por ahora"],
    ["relacion", ["mujer"], "Para una relaciónHombres"],
  ] as const)("PROFILE-15: who looks for %s (%j) has these targets", async (lookingFor, friends, text) => {
    await openOther({ lookingFor, friendshipPreference: [...friends] });
    await named("Roronoa Zoro");
    expect(screen.getByRole("region", { name: "Preferencias" }).textContent).toBe(`Preferencias${text}`);
  });

  test.each([
    ["a list", { origin: "/dashboard?sort=compatibility" }, "/dashboard?sort=compatibility"],
    ["nowhere", null, "/dashboard"],
    ["outside", { origin: "//evil.example" }, "/dashboard"],
    ["what is no path", { origin: "javascript:alert(1)" }, "/dashboard"],
    ["something else", { origin: 7 }, "/dashboard"],
  ])("PROFILE-01: opened from %s, back leads to a screen of ours", async (_what, state, address) => {
    const { location, back } = await openOther({}, { state });
    await named("Roronoa Zoro");
    const profile = location();
    press("Volver");
    await waitFor(() => expect(location()).toBe(address));
    await back();
    expect(location(), "the profile stays in the history").toBe(profile);
  });

  test("PROFILE-19: that has not come yet is busy, and one that does not come can be tried again", async () => {
    const first = Promise.withResolvers<unknown>();
    let answer: () => unknown = () => first.promise;
    await openOther({}, { answers: { "GET /people/*": () => answer() } });
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(document.title).toBe("Perfil · Nakamatch");
    first.resolve(refusal("INTERNAL"));
    await named("Este perfil se ha quedado a medias");
    expect(outlineOf(await loaded())).toMatchSnapshot();
    answer = () => profileOf(1);
    press("Reintentar");
    await named("Roronoa Zoro");
  });
});

describe("nobody", () => {
  test.each([
    ["PERSON_NOT_FOUND", null, "/dashboard"],
    ["VALIDATION_FAILED", { origin: "/chats" }, "/chats"],
  ] as const)(
    "PROFILE-19 PROFILE-20: %s is Perfil no encontrado, which Volver takes out of the history",
    async (...row) => {
      const [code, state, address] = row;
      const { location, back } = await openOther({}, { state, answers: { "GET /people/*": () => refusal(code) } });
      const heading = await named("Perfil no encontrado");
      expect(outlineOf(heading.parentElement as Element)).toMatchSnapshot();
      expect(document.title).toBe("Perfil no encontrado · Nakamatch");
      press("Volver");
      await waitFor(() => expect(location()).toBe(address));
      await back();
      expect(location()).toBe(address);
    },
  );
});
