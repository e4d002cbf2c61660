import { es } from "@nakamatch/phrases/es";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, refusal } from "../../../../lib/api-testing.ts";
import { outlineOf } from "../../../../lib/outline-testing.ts";
import { renderInKit } from "../../../../ui/testing.tsx";
import { ImportButton } from "./import-button.tsx";

const SOURCES = "GET /api/v1/interests/sources";
const LIST = "POST /api/v1/interests/sources/entries";
const MATCH = "POST /api/v1/interests/matches";
const IMPORT = "POST /api/v1/me/interests/import";

const MONSTER = { id: 7, name: "Monster", kind: "anime" as const };

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    [SOURCES]: () => ["anilist"],
    "GET /api/v1/me/interests": () => [],
    [LIST]: () => [
      { titles: ["Monster"], references: ["anilist:19"], score: 0.9, status: "completed" },
      { titles: ["Nobody knows it"], references: ["anilist:20"], score: null, status: "planned" },
    ],
    [MATCH]: ({ body }) =>
      (body as { entries: { titles: string[] }[] }).entries.map(({ titles: [title] }) => ({
        isCertain: title === "Monster",
        interests: title === "Monster" ? [MONSTER] : [],
      })),
    [IMPORT]: () => ({ added: 1, interests: [MONSTER] }),
    ...answers,
  });
  await renderInKit(<ImportButton />);
  fireEvent.click(await screen.findByRole("button", { name: "Importar una lista" }));
  await screen.findByRole("dialog", { name: "Importa tu lista" });
  return server;
}

const dialog = () => screen.getByRole("dialog", { name: "Importa tu lista" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const field = () => screen.findByLabelText<HTMLInputElement>(/^Tu nombre de usuario/);
const type = async (name: string) => fireEvent.change(await field(), { target: { value: name } });

test("who learns what is said before anything is sent; then the list is matched, ticked and added like a file", async () => {
  const server = await open();
  expect(outlineOf(dialog())).toMatchSnapshot("by name");
  expect(dialog().textContent).toContain("pediremos a AniList la lista pública de este nombre");
  expect(dialog().textContent).toContain("AniList ve nuestro servidor, no a ti");
  await type("https://anilist.co/user/Nami/animelist");
  expect(server.of(LIST)).toEqual([]);
  press("Traer mi lista");
  await screen.findByText("Hemos reconocido 1 título");
  expect(server.of(LIST).map(({ body }) => body)).toEqual([{ service: "anilist", name: "Nami" }]);
  expect(server.of(MATCH)[0]?.body).toMatchObject({
    entries: [{ titles: ["Monster"], references: ["anilist:19"], kind: "anime" }, {}],
  });
  expect(screen.getByText("1 título que no conocemos")).toBeTruthy();
  press("Añadir 1 título");
  await screen.findByText("1 título añadido");
  expect(server.of(IMPORT)[0]?.body).toEqual({ interestIds: [7], statuses: { finished: [7] }, unknown: [] });
});

test("a list can still come from a file", async () => {
  await open();
  choose("Con un archivo");
  expect(screen.getByRole("button", { name: "Elegir archivo" })).toBeTruthy();
  expect(dialog().textContent).toContain("El archivo no sale de tu dispositivo");
});

test.each([
  ["off", () => []],
  ["unknown", () => refusal("UNAVAILABLE")],
])("only files are offered while the services are %s", async (_, answer) => {
  await open({ [SOURCES]: answer });
  expect(screen.getByRole("button", { name: "Elegir archivo" })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: es.interests.list.byName })).toBeNull();
});

test("of several services one is chosen, and the words name it", async () => {
  const server = await open({ [SOURCES]: () => ["anilist", "myanimelist"] });
  choose("MyAnimeList");
  expect(dialog().textContent).toContain("MyAnimeList ve nuestro servidor");
  await type("@nami");
  press("Traer mi lista");
  await screen.findByText("Hemos reconocido 1 título");
  expect(server.of(LIST)[0]?.body).toEqual({ service: "myanimelist", name: "nami" });
});

test.each([
  ["  https://myanimelist.net/profile/nami ", ["anilist", "myanimelist"], [{ service: "myanimelist", name: "nami" }]],
  ["https://myanimelist.net/profile/nami", ["anilist"], []],
] as const)(
  "the address of a profile chooses its service, said before it is asked, or is refused: %j %j",
  async (address, services, asked) => {
    const server = await open({ [SOURCES]: () => services });
    await type(address);
    expect(dialog().textContent?.includes("MyAnimeList ve nuestro servidor")).toBe(asked.length > 0);
    press("Traer mi lista");
    await screen.findByText(asked.length > 0 ? "Hemos reconocido 1 título" : /^Escribe el nombre tal como/);
    expect(server.of(LIST).map(({ body }) => body)).toEqual(asked);
  },
);

test("what cannot be a name is told at the field, and not sent", async () => {
  const server = await open();
  await type("nami robin");
  press("Traer mi lista");
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  await screen.findByText("Escribe el nombre tal como aparece en la dirección de tu perfil.");
  expect(server.of(LIST)).toEqual([]);
});

test.each([
  [refusal("LIST_PRIVATE"), "Esta lista es privada. Hazla pública en ese servicio o importa un archivo."],
  [refusal("LIST_USER_NOT_FOUND"), "En ese servicio no hay nadie con este nombre. Comprueba cómo se escribe."],
  [refusal("LIST_EMPTY"), "Esta lista todavía no tiene ningún título."],
  [refusal("LIST_TOO_LONG"), es.errors.codes.LIST_TOO_LONG],
  [refusal("LIST_SERVICE_SILENT"), "Ese servicio no responde. Inténtalo más tarde o importa un archivo."],
  [
    refusal("LIST_SERVICE_BUSY", { retryAfterSeconds: 37 }),
    "Ese servicio está saturado ahora mismo. Inténtalo de nuevo en un minuto.",
  ],
])("a refusal is told in words, with the name still there, until a file is chosen: $1", async (answer, words) => {
  await open({ [LIST]: () => answer });
  await type("nami");
  press("Traer mi lista");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
  expect(document.activeElement).toBe(await field());
  expect((await field()).value).toBe("nami");
  choose("Con un archivo");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("asking can be cancelled", async () => {
  let release: () => void = () => {};
  await open({ [LIST]: () => new Promise((resolve) => (release = () => resolve([]))) });
  await type("nami");
  press("Traer mi lista");
  await screen.findByRole("progressbar", { name: "Pidiendo tu lista..." });
  press("Cancelar");
  expect((await field()).value).toBe("nami");
  await act(async () => release());
  expect(screen.getByRole("button", { name: "Traer mi lista" })).toBeTruthy();
});
