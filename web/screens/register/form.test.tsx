import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { optionsOf, pick } from "../../ui/testing.tsx";
import { bornYearsAgo, field, good, open, serveRegistration, server, type } from "./testing.tsx";

serveRegistration();

describe("the form", () => {
  test("REG-01, REG-02: four sections hold the twelve fields", async () => {
    await open();
    const sections = within(screen.getByRole("main")).getAllByRole("region");
    expect(sections.map((each) => within(each).getByRole("heading", { level: 2 }).textContent)).toEqual([
      "Información personal",
      "Ubicación",
      "Cuenta y seguridad",
      "Preferencias",
    ]);
    const labels = [
      ...Object.keys(good).filter((label) => label !== "Sobre ti"),
      /^Sobre ti/,
      "País",
      "Ciudad",
      "Tu género",
      "¿Qué buscas?",
    ];
    for (const label of labels) expect(field(label)).toBeTruthy();
    expect(labels).toHaveLength(12);
  });

  test("REG-07: the name inputs stop at 10 characters, and say so there (OPEN-23)", async () => {
    await open();
    for (const label of ["Nombre", "Apellido"]) {
      expect(field(label).getAttribute("maxlength")).toBe("10");
      type(label, "Maximilia");
      expect(screen.queryByText("No caben más de 10 caracteres.")).toBeNull();
      type(label, "Maximilian");
      const note = await screen.findByText("No caben más de 10 caracteres.");
      expect(field(label).getAttribute("aria-describedby")).toContain(note.closest("[aria-live]")?.id);
      expect(field(label).getAttribute("aria-invalid")).toBeNull();
      type(label, "");
    }
  });

  test("REG-06, REG-18, REG-23, REG-29: while it is typed an invalid character is told, the age is shown, with a date bounded to 18 to 100 years, and a counter of the bio", async () => {
    await open();
    const input = field("Fecha de nacimiento");
    expect(input.getAttribute("max")).toBe(bornYearsAgo(18));
    expect(input.getAttribute("min")).toBe(bornYearsAgo(101, 1));
    type("Fecha de nacimiento", bornYearsAgo(30));
    await screen.findByText("30 años");
    type("Nombre", "L3on");
    await screen.findByText("El nombre solo puede contener letras, espacios y guiones");
    expect(field("Nombre").getAttribute("aria-invalid")).toBe("true");
    type(/^Sobre ti/, "Hola");
    await screen.findByText("4/300");
  });

  test("REG-24, GEO-08, LIMIT-26: without the server the countries are the built-in 31, with flags, named in the language", async () => {
    server.answers["GET /api/v1/countries"] = () => refusal("NOT_FOUND");
    await open();
    await pick("País", "Reino Unido");
    expect((field("País") as HTMLInputElement).value).toBe("Reino Unido");
    fireEvent.click(field("País"));
    fireEvent.keyDown(field("País"), { key: "ArrowDown" });
    await screen.findByRole("option", { name: "Alemania" });
    const options = [...document.querySelectorAll("[role=option]")];
    const codes = options.map(
      (option) =>
        option
          .querySelector("img")
          ?.getAttribute("src")
          ?.match(/(\w\w)\.png$/)?.[1],
    );
    const builtIn =
      "AR BO BR CA CL CN CO CR CU DO EC ES FR DE GT GQ HN IT JP KR MX NI PA PE PY PT SV US UY VE GB".toLowerCase();
    expect(codes.sort()).toEqual(builtIn.split(" ").sort());
  });

  test("GEO-09: without the server the cities are the country's built-in ten, the largest first", async () => {
    server.answers["GET /api/v1/countries/ES/cities"] = () => refusal("NOT_FOUND");
    await open();
    await pick("País", "España");
    await waitFor(() => expect(field("Ciudad").hasAttribute("disabled")).toBe(false));
    fireEvent.click(field("Ciudad"));
    fireEvent.keyDown(field("Ciudad"), { key: "ArrowDown" });
    await screen.findByRole("option", { name: "Madrid" });
    expect([...document.querySelectorAll("[role=option]")].map((option) => option.textContent)).toEqual([
      ...["Madrid", "Barcelona", "Valencia", "Sevilla", "Zaragoza", "Málaga", "Murcia", "Palma"],
      ...["Las Palmas de Gran Canaria", "Bilbao"],
    ]);
    fireEvent.keyDown(field("Ciudad"), { key: "Escape" });
    await pick("Ciudad", "Bilbao");
    expect((field("Ciudad") as HTMLInputElement).value).toBe("Bilbao");
  });

  test("REG-26, REG-27: the city waits for a country, and another country clears it and loads its own", async () => {
    await open();
    expect(field("Ciudad").hasAttribute("disabled")).toBe(true);
    await pick("País", "España");
    await pick("Ciudad", /Madrid/);
    expect((field("Ciudad") as HTMLInputElement).value).toBe("Madrid");
    await pick("País", "Japón");
    await waitFor(() => expect((field("Ciudad") as HTMLInputElement).value).toBe(""));
    await pick("Ciudad", "Tokyo");
  });

  test("GEO-06 LIMIT-17: at most 500 cities are offered, with a remark that there are more", async () => {
    server.answers["GET /api/v1/countries/ES/cities"] = ({ path }) => {
      const limit = Number(new URLSearchParams(path.split("?")[1]).get("limit"));
      expect(new URLSearchParams(path.split("?")[1]).get("search"), "the largest first").toBe("");
      return Array.from({ length: limit }, (_, id) => ({ id: id + 1, name: `Villa ${id + 1}`, region: null }));
    };
    await open();
    await pick("País", "España");
    fireEvent.click(field("Ciudad"));
    fireEvent.keyDown(field("Ciudad"), { key: "ArrowDown" });
    await screen.findByText(/Estos son los primeros 500/);
    expect(document.querySelectorAll("[role=option]")).toHaveLength(500);
  });

  test("REG-36: four items are ticked off while the password is typed", async () => {
    await open();
    const met = () =>
      [...document.querySelectorAll("[data-rule]")].filter((each) => each.getAttribute("data-met") === "true").length;
    expect(document.querySelectorAll("[data-rule]")).toHaveLength(4);
    const counts = ["abc", "abcdefgh", "abcdefg1", "abcdef1!", "Abcdef1!"].map((password) => {
      type("Contraseña", password);
      return met();
    });
    expect(counts).toEqual([0, 1, 2, 3, 4]);
  });

  test("REG-41: the selects offer the three genders and the three aims, and say each by itself that one is missing", async () => {
    await open();
    for (const label of ["Tu género", "¿Qué buscas?"]) {
      const select = screen.getByRole("combobox", { name: label });
      expect(select.getAttribute("aria-invalid")).not.toBe("true");
      fireEvent.focus(select);
      fireEvent.blur(select);
      await waitFor(() => expect(select.getAttribute("aria-invalid"), label).toBe("true"));
    }
    await pick("Tu género", "Otro");
    await pick("¿Qué buscas?", "Amistad o relación");
    expect(optionsOf("Tu género")).toEqual(["Hombre", "Mujer", "Otro"]);
    expect(optionsOf("¿Qué buscas?")).toEqual(["Amistad", "Relación", "Amistad o relación"]);
  });

  test("REG-42: each group is there exactly for what is sought, and its ticks survive hiding (OPEN-24, OPEN-40)", async () => {
    await open();
    const friends = () => screen.queryByRole("group", { name: /amistad/ });
    const partners = () => screen.queryByRole("group", { name: /relación/ });
    const groups = () => [friends() !== null, partners() !== null];
    expect(groups()).toEqual([false, false]);
    await pick("¿Qué buscas?", "Amistad");
    await waitFor(() => expect(groups()).toEqual([true, false]));
    expect(screen.getByText(es.person.fields.nobody)).toBeTruthy();
    fireEvent.click(screen.getByRole("checkbox", { name: "Mujeres" }));
    expect(screen.queryByText(es.person.fields.nobody)).toBeNull();
    await pick("¿Qué buscas?", "Relación");
    await waitFor(() => expect(groups()).toEqual([false, true]));
    await pick("¿Qué buscas?", "Amistad o relación");
    await waitFor(() => expect(groups()).toEqual([true, true]));
    expect(within(friends() as HTMLElement).getByRole<HTMLInputElement>("checkbox", { name: "Mujeres" }).checked).toBe(
      true,
    );
  });
});

test("who leaves the fields without a tick is told that they will see nobody, until one tick that counts", async () => {
  await open();
  const told = () => screen.queryByText(es.person.fields.nobodyAtAll);
  const women = (at: number) => screen.getAllByRole("checkbox", { name: "Mujeres" })[at] as HTMLElement;
  const leave = () => {
    act(() => women(0).focus());
    act(() => screen.getByRole("combobox", { name: "Tu género" }).focus());
  };
  await pick("¿Qué buscas?", "Amistad o relación");
  act(() => women(0).focus());
  act(() => women(1).focus());
  expect(told(), "one can still choose").toBeNull();
  expect(screen.getAllByText(es.person.fields.nobody)).toHaveLength(2);
  leave();
  expect(told()?.closest("[aria-live=polite]")).toBeTruthy();
  fireEvent.click(women(1));
  expect(told()).toBeNull();
  expect(screen.getAllByText(es.person.fields.nobody), "the other kind is still empty").toHaveLength(1);
  await pick("¿Qué buscas?", "Amistad");
  expect(told(), "the tick is of a kind not sought, and one can still choose").toBeNull();
  leave();
  expect(told()).toBeTruthy();
});

test("who sends the form without a tick is told that they will see nobody", async () => {
  await open();
  await pick("¿Qué buscas?", "Amistad");
  fireEvent.submit(document.querySelector("form") as HTMLFormElement);
  await screen.findByText(es.person.fields.nobodyAtAll);
});
