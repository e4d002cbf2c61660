import type { Profile } from "@nakamatch/contract/endpoints/people/profiles";
import { es } from "@nakamatch/phrases/es";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { id } from "../dashboard/testing.ts";
import { failureToast } from "../signed-in-testing.tsx";
import { loaded, named, openOther, press, section } from "./open-testing.tsx";
import { profileOf } from "./testing.ts";

const SEND = "POST /people/*/like-words";
const AT = "2026-01-01T10:00:00.000Z";
const title = { id: 1, name: "One Piece", kind: "anime" };
const words = (by: "me" | "other", text: string) => ({ by, text, about: { kind: "title", title }, writtenAt: AT });

/** Opens Zoro1's profile on a server that keeps the words. */
async function openWith(
  between: { canWrite: boolean; words: object[] },
  send?: () => unknown,
  extra: () => Partial<Profile> = () => ({}),
) {
  const stored = between;
  const app = await openOther(undefined, {
    answers: {
      "GET /people/*": () => profileOf(1, extra()),
      "GET /people/*/like-words": () => stored,
      [SEND]: ({ body }) => {
        const answer = send?.();
        if (answer) return answer;
        stored.canWrite = false;
        stored.words = [words("me", (body as { text: string }).text)];
        return { hasLiked: true, isMatch: false, isNewMatch: false };
      },
    },
  });
  await named("Roronoa Zoro");
  await loaded();
  return app;
}

async function openForm() {
  const button = await screen.findByRole("button", { name: "Di algo con tu like" });
  button.focus();
  fireEvent.click(button);
  const dialog = await screen.findByRole("dialog", { name: "Unas palabras para Zoro1" });
  return {
    dialog: within(dialog),
    text: () => within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Tus palabras" }),
  };
}

test("a few words go with the like, about a shared title first, and stand on the profile", async () => {
  const { of } = await openWith({ canWrite: true, words: [] });
  const { dialog, text } = await openForm();
  const about = dialog.getByRole<HTMLSelectElement>("combobox", { name: "¿Sobre qué?" });
  expect([...about.options].map((option) => option.text)).toEqual(["One Piece", "Zelda"]);
  fireEvent.change(about, { target: { value: "title 2" } });
  fireEvent.change(text(), { target: { value: "¿Sanji o Zoro?" } });
  fireEvent.keyDown(text(), { key: "Enter" });
  expect(await screen.findByText("Zoro1 lo verá junto a tu like.")).toBeTruthy();
  expect(of("POST", "/people/*/like-words").map(({ params, body }) => [params, body])).toEqual([
    [[id(1)], { text: "¿Sanji o Zoro?", about: { kind: "title", id: 2 } }],
  ]);
  expect((await screen.findByText("¿Sanji o Zoro?")).closest("figure")?.textContent).toContain("Tú sobre «One Piece»");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Di algo con tu like" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent, "in the button's place").toBe(es.likes.liked));
  expect(screen.getByRole("button", { name: "Quitar like a Zoro1" })).toBeTruthy();
});

test("the field has the focus, about what the profile says first; a photo is pressed for words about it", async () => {
  const photos = [`/avatars/${id(1)}/1700000000000_mar-abc.jpg`];
  const taste = { title: "Zelda", fewerThan: 10 };
  await openWith({ canWrite: true, words: [] }, undefined, () => ({ photos, taste }) as Partial<Profile>);
  const { dialog, text } = await openForm();
  const about = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "¿Sobre qué?" });
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(about().selectedOptions[0]?.text).toBe("Zelda");
  fireEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Decir algo sobre esta foto" }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  expect(about().selectedOptions[0]?.text).toBe("Foto 1");
});

test("unsent words are there again after the profile was left with them, and gone once discarded", async () => {
  const { goTo } = await openWith({ canWrite: true, words: [] });
  const first = await openForm();
  fireEvent.change(first.text(), { target: { value: "¿Sanji o Zoro?" } });
  fireEvent.change(first.dialog.getByRole("combobox", { name: "¿Sobre qué?" }), { target: { value: "title 2" } });
  await goTo("/elsewhere");
  await goTo(`/profile/${id(1)}`);
  await named("Roronoa Zoro");
  const again = await openForm();
  expect(again.text().value).toBe("¿Sanji o Zoro?");
  expect(again.dialog.getByRole<HTMLSelectElement>("combobox", { name: "¿Sobre qué?" }).value).toBe("title 2");
  fireEvent.click(again.dialog.getByRole("button", { name: "Cerrar" }));
  fireEvent.click(await screen.findByRole("button", { name: es.common.unsent.leave }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await openForm()).text().value).toBe("");
});

test("who likes the viewer is said to at the top, with their words, and liked back", async () => {
  await openWith({ canWrite: true, words: [words("other", "¿Y Nami?")] }, undefined, () => ({ likesViewer: true }));
  const notice = within(await screen.findByRole("region", { name: "Zoro1 te ha dado like" }));
  expect((await notice.findByText("¿Y Nami?")).closest("figure")?.textContent).toContain("Zoro1 sobre «One Piece»");
  expect(screen.getAllByText("¿Y Nami?")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Devolver like a Zoro1" }).textContent).toBe("Devolver like");
  cleanup();
  await openWith({ canWrite: true, words: [] }, undefined, () => ({
    likesViewer: true,
    hasLiked: true,
    isMatch: true,
  }));
  expect(screen.queryByText("Zoro1 te ha dado like"), "a match says more").toBeNull();
});

test("a text that would be refused is told at its field, and sends nothing", async () => {
  const { of } = await openWith({ canWrite: true, words: [] });
  const { dialog, text } = await openForm();
  press("Dar like y enviar");
  expect(await dialog.findByText("Escribe algo antes de enviarlo.")).toBeTruthy();
  expect(document.activeElement).toBe(text());
  fireEvent.change(text(), { target: { value: "mira www.example.com" } });
  press("Dar like y enviar");
  expect(await dialog.findByText(es.likeWords.problems.link)).toBeTruthy();
  expect(of("POST", "/people/*/like-words")).toEqual([]);
});

test("who has switched words off meanwhile gets none: the form closes and says so", async () => {
  const { of } = await openWith({ canWrite: true, words: [] }, () => refusal("WORDS_NOT_ACCEPTED"));
  const { text } = await openForm();
  fireEvent.change(text(), { target: { value: "hola" } });
  press("Dar like y enviar");
  expect(await screen.findByText(/prefiere likes sin palabras/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Unas palabras para Zoro1" })).toBeNull());
  await waitFor(() => expect(of("GET", "/people/*/like-words")).toHaveLength(2));
});

test("what has left the profile meanwhile is told, and what is written stays for something else that is there", async () => {
  const prompts = [{ id: "50000000-0000-4000-8000-000000000001", question: "my_isekai", answer: "El de las setas" }];
  const gone = { is: false };
  const { of } = await openWith(
    { canWrite: true, words: [] },
    () => {
      if (gone.is) return undefined;
      gone.is = true;
      return refusal("WORDS_ABOUT_GONE");
    },
    () => ({ prompts: gone.is ? [] : prompts }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Responder con tu like" }));
  const text = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Tus palabras" });
  const quoted = within(screen.getByRole("dialog")).getByText("El de las setas").closest("figure");
  expect(quoted?.textContent).toBe("Si me toca un isekai, que sea enEl de las setas");
  fireEvent.change(await text(), { target: { value: "¡El mío también!" } });
  press("Dar like y enviar");
  expect((await failureToast()).getByText("Eso ya no está en su perfil. Elige otra cosa.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("El de las setas")).toBeNull());
  expect((await text()).value).toBe("¡El mío también!");
  const about = screen.getByRole<HTMLSelectElement>("combobox", { name: "¿Sobre qué?" });
  expect(about.getAttribute("aria-invalid"), "nothing else takes its place unseen").toBe("true");
  fireEvent.keyDown(await text(), { key: "Enter" });
  fireEvent.change(about, { target: { value: "title 1" } });
  press("Dar like y enviar");
  expect(await screen.findByText("Zoro1 lo verá junto a tu like.")).toBeTruthy();
  expect(of("POST", "/people/*/like-words")[1]?.body).toEqual({
    text: "¡El mío también!",
    about: { kind: "title", id: 1 },
  });
});

test("words are asked for beside the profile, and until they come there is room for the button", async () => {
  let answer = () => {};
  const { of } = await openOther(
    {},
    {
      answers: {
        "GET /people/*": () => new Promise(() => {}),
        "GET /people/*/like-words": () => ({ canWrite: true, words: [] }),
      },
    },
  );
  await waitFor(() => expect(of("GET", "/people/*/like-words")).toHaveLength(1));
  cleanup();
  await openOther(
    {},
    {
      answers: {
        "GET /people/*/like-words": () =>
          new Promise((done) => {
            answer = () => done({ canWrite: true, words: [] });
          }),
      },
    },
  );
  await loaded();
  const room = () => section("Compatibilidad").getByRole("meter").parentElement?.parentElement?.lastElementChild;
  expect(room()?.getAttribute("aria-hidden")).toBe("true");
  answer();
  expect((await screen.findByRole("button", { name: "Di algo con tu like" })).parentElement).toBe(room());
});

test("an answer is replied to from its card", async () => {
  const prompts = [{ id: "50000000-0000-4000-8000-000000000001", question: "my_isekai", answer: "El de las setas" }];
  const { of } = await openWith({ canWrite: true, words: [] }, undefined, () => ({ prompts }));
  fireEvent.click(await screen.findByRole("button", { name: "Responder con tu like" }));
  const text = await screen.findByRole("textbox", { name: "Tus palabras" });
  fireEvent.change(text, { target: { value: "¡El mío también!" } });
  press("Dar like y enviar");
  expect(await screen.findByText("Zoro1 lo verá junto a tu like.")).toBeTruthy();
  expect(of("POST", "/people/*/like-words").map(({ body }) => body)).toEqual([
    { text: "¡El mío también!", about: { kind: "prompt", id: prompts[0]?.id } },
  ]);
});

test("a photo is chosen with its picture, which the quote shows as well", async () => {
  const photos = ["https://example.com/a.jpg", `/avatars/${id(1)}/1700000000000_mar-abc.jpg`];
  const about = { kind: "photo", url: photos[1] };
  const between = { canWrite: true, words: [{ by: "other", text: "¿Y el faro?", about, writtenAt: AT }] };
  const { of } = await openWith(between, undefined, () => ({ photos, interests: [] }));
  const quote = (await screen.findByText("¿Y el faro?")).closest("figure");
  expect(quote?.textContent).toContain("Zoro1 sobre tu foto");
  expect(quote?.querySelector("img")?.getAttribute("src")).toBe(photos[1]);
  const { dialog, text } = await openForm();
  const subjects = dialog.getByRole<HTMLSelectElement>("combobox", { name: "¿Sobre qué?" });
  expect([...subjects.options].map((option) => option.text)).toEqual(["Foto 2"]);
  expect(dialog.getByRole("img", { name: "Foto 2" }).getAttribute("src")).toBe(photos[1]);
  fireEvent.change(text(), { target: { value: "¡Qué sitio!" } });
  press("Dar like y enviar");
  await waitFor(() =>
    expect(of("POST", "/people/*/like-words").map(({ body }) => body)).toEqual([
      { text: "¡Qué sitio!", about: { kind: "photo", id: "1700000000000_mar-abc" } },
    ]),
  );
});

test("words that are added to a like appear at once", async () => {
  const between = { canWrite: true, words: [] as object[] };
  await openWith(between);
  await screen.findByRole("button", { name: "Di algo con tu like" });
  between.words = [words("other", "¿Y Nami?")];
  await push("likes.changed", { isMatch: false, personId: id(1) });
  expect(await screen.findByText("¿Y Nami?")).toBeTruthy();
});

test("nothing is offered to people who want likes alone; what they wrote themselves is quoted", async () => {
  await openWith({ canWrite: false, words: [words("other", "¿Y Nami?")] });
  expect((await screen.findByText("¿Y Nami?")).closest("figure")?.textContent).toContain("Zoro1 sobre «One Piece»");
  expect(screen.queryByRole("button", { name: "Di algo con tu like" })).toBeNull();
});

test("the other's words are reported where they stand, with the reasons of messages; own ones are not", async () => {
  const { of } = await openOther(undefined, {
    answers: {
      "GET /people/*/like-words": () => ({ canWrite: false, words: [words("other", "Fea"), words("me", "Hola")] }),
      "POST /people/*/words-reports": () => ({ reportId: id(900) }),
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Denunciar estas palabras" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Denunciar estas palabras" }));
  expect(dialog.getByText("Fea")).toBeTruthy();
  fireEvent.click(dialog.getByRole("radio", { name: "Acoso o comportamiento tóxico" }));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Me insulta" } });
  fireEvent.click(dialog.getByRole("button", { name: "Enviar denuncia" }));
  await screen.findByRole("dialog", { name: "¿Bloquear también a Zoro1?" });
  expect(of("POST", "/people/*/words-reports").map(({ params, body }) => [params, body])).toEqual([
    [[id(1)], { reason: "harassment", description: "Me insulta" }],
  ]);
});
