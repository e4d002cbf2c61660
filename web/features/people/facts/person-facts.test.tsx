import { type PersonFacts, parsePersonFacts } from "@nakamatch/domain/people/person-facts";
import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../lib/api-testing.ts";
import { i18nWithAllPhrases } from "../../../lib/i18n-testing.ts";
import { outlineOf } from "../../../lib/outline-testing.ts";
import { pick, renderInKit } from "../../../ui/testing.tsx";
import { domainResolver } from "../form-problems.ts";
import { emptyPersonFacts, factProblemText, type PersonFactsForm, PersonFactsProvider } from "./person-facts-form.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import { BioField, NameField } from "./text-fields.tsx";

/** The fields in a minimal form. */

const filled: PersonFactsForm = {
  firstName: "Nico",
  lastName: "Robin",
  bio: "Leo ruinas.",
  gender: "mujer",
  lookingFor: "ambas",
  country: "ES",
  city: "7",
  cityName: "Málaga",
  friendshipPreference: ["hombre"],
  relationshipPreference: [],
};

let form: UseFormReturn<PersonFactsForm, unknown, PersonFacts>;
const submitted = vi.fn();

beforeEach(() => {
  submitted.mockReset();
  fakeServer({
    "GET /api/v1/countries": () => [
      { code: "ES", name: "Spain" },
      { code: "FR", name: "France" },
    ],
    "GET /api/v1/countries/ES/cities": () => [
      { id: 7, name: "Málaga", region: null },
      { id: 8, name: "Soria", region: null },
    ],
    "GET /api/v1/countries/FR/cities": () => [{ id: 9, name: "Lyon", region: null }],
  });
});

function Form({ values }: { values: PersonFactsForm }) {
  form = useForm<PersonFactsForm, unknown, PersonFacts>({
    defaultValues: values,
    mode: "onTouched",
    resolver: domainResolver<PersonFactsForm, PersonFacts>(parsePersonFacts),
  });
  return (
    <PersonFactsProvider form={form}>
      <form noValidate onSubmit={form.handleSubmit(submitted)}>
        <NameField name="firstName" />
        <NameField name="lastName" />
        <BioField />
        <PlaceFields />
        <PreferenceFields />
        <button type="submit">Guardar</button>
        {/* The form tracks changes only if read while rendering. */}
        <output>{Object.keys(form.formState.dirtyFields).sort().join(" ")}</output>
      </form>
    </PersonFactsProvider>
  );
}

async function open(values = emptyPersonFacts) {
  const { container } = await renderInKit(<Form values={values} />);
  await waitFor(() => expect(document.querySelector(".animate-spin")).toBeNull());
  await waitFor(() => expect(document.querySelectorAll("[name=country], [name=lookingFor]")).toHaveLength(2));
  return () => outlineOf(container.querySelector("form") as Element);
}
const submit = () => fireEvent.submit(document.querySelector("form") as HTMLFormElement);
const box = (label: string) => screen.getByRole<HTMLInputElement>("combobox", { name: label });
const dirty = () => document.querySelector("output")?.textContent;
const errors = () => Object.keys(form.formState.errors);
test("the facts consist of what their outline says, here with everything missing", async () => {
  const outline = await open();
  submit();
  await screen.findByText("El nombre es obligatorio");
  expect(outline()).toMatchSnapshot();
  expect(submitted).not.toHaveBeenCalled();
});

test("a name says what it cannot have while it is typed, and nothing more once it is right", async () => {
  await open(filled);
  const field = screen.getByLabelText("Nombre");
  fireEvent.change(field, { target: { value: "N1co" } });
  await screen.findByText("El nombre solo puede contener letras, espacios y guiones");
  fireEvent.change(field, { target: { value: "Nico" } });
  await waitFor(() => expect(screen.queryByText(/solo puede contener/)).toBeNull());
  fireEvent.change(field, { target: { value: "Nicolasita" } });
  await screen.findByText("No caben más de 10 caracteres.");
  fireEvent.change(field, { target: { value: "Nicolasit" } });
  await waitFor(() => expect(screen.queryByText(/No caben/)).toBeNull());
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.blur(field);
  await screen.findByText("El nombre es obligatorio");
});

describe("the place", () => {
  test("EDIT-12 REG-28: another country takes the city away, which is no mistake yet; the city is its id in text, and its name", async () => {
    await open(filled);
    await pick("País", "Francia");
    expect(form.getValues()).toEqual({ ...filled, country: "FR", city: "", cityName: "" });
    await waitFor(() => expect(dirty()).toBe("city cityName country"));
    expect(errors()).toEqual([]);
    expect(box("Ciudad").value).toBe("");
    await pick("Ciudad", "Lyon");
    expect(form.getValues()).toMatchObject({ city: "9", cityName: "Lyon" });
  });

  test("the same country leaves the city alone", async () => {
    await open(filled);
    await pick("País", "España");
    expect(form.getValues()).toEqual(filled);
    expect(dirty()).toBe("");
  });

  test.each([
    ["country", 0, "", "city cityName country"],
    ["city", 1, "ES", "city cityName"],
  ])("a %s that is cleared is no mistake before one has left the field", async (_field, at, country, changed) => {
    await open(filled);
    fireEvent.click(screen.getAllByRole("button", { name: "Borrar" })[at] as HTMLElement);
    expect(form.getValues()).toMatchObject({ country, city: "", cityName: "" });
    await waitFor(() => expect(dirty()).toBe(changed));
    expect(errors()).toEqual([]);
    expect(box("Ciudad").disabled).toBe(country === "");
  });

  test.each([
    ["País", "Debes seleccionar un país", "Francia"],
    ["Ciudad", "Debes seleccionar una ciudad", "Málaga"],
    ["Tu género", "Debes seleccionar un género", "Mujer"],
    ["¿Qué buscas?", "Debes indicar qué buscas", "Amistad"],
  ])("«%s» says what is missing once it is left, until it is chosen", async (label, problem, option) => {
    await open({ ...emptyPersonFacts, country: label === "Ciudad" ? "ES" : "" });
    await act(async () => box(label).focus());
    expect(screen.queryByText(problem)).toBeNull();
    await act(async () => box(label).blur());
    await screen.findByText(problem);
    await pick(label, option);
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });
});

test("EDIT-13 OPEN-24: whom one looks for is asked for what is sought, and its ticks come back with it", async () => {
  await open({ ...filled, lookingFor: "amistad", relationshipPreference: ["otro"] });
  const groups = () => screen.queryAllByRole("group").map((group) => group.querySelector("legend")?.textContent);
  const asked = () => groups().filter(Boolean);
  expect(asked()).toEqual(["Para una amistad, me interesan"]);
  await pick("¿Qué buscas?", "Relación");
  await waitFor(() => expect(asked()).toEqual(["Para una relación, me interesan"]));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { checked: true }).value).toBe("otro");
  fireEvent.click(screen.getByRole("checkbox", { checked: true }));
  await screen.findByText(es.person.fields.nobody);
  expect(form.getValues()).toMatchObject({ friendshipPreference: ["hombre"], relationshipPreference: [] });
  await waitFor(() => expect(dirty()).toBe("lookingFor relationshipPreference"));
});

test("a problem without words of its own gets general ones", async () => {
  const { t } = await i18nWithAllPhrases();
  expect(factProblemText(t, "bio", "tooLong")).toBe("La Bio no puede tener más de 300 caracteres");
  expect(factProblemText(t, "gender", "unheardOf")).toBe("Revisa los datos que has escrito.");
});
