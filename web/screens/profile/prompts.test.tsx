import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { loaded, openOther, openOwn } from "./open-testing.tsx";

const id = (number: number) => `70000000-0000-4000-8000-00000000000${number}`;
const PROMPTS = [
  { id: id(1), question: "unskippable_opening", answer: "Gurenge https://spam.example" },
  { id: id(2), question: "made_me_cry", answer: "El final de ||Clannad||" },
  { id: id(3), question: "of_another_release", answer: "Sí" },
];

test("each answer has a card between bio and titles, with spoilers covered and without links", async () => {
  await openOther({ prompts: PROMPTS });
  await loaded();
  const answers = within(screen.getByRole("region", { name: "Preguntas para fans" }));
  expect(answers.getAllByRole("article").map((card) => card.textContent)).toEqual([
    "El opening que nunca me saltoGurenge https://spam.example",
    "Lo que me hizo llorar a maresEl final de Ver spoiler",
  ]);
  expect(answers.queryByRole("link")).toBeNull();
  fireEvent.click(answers.getByRole("button", { name: "Ver spoiler" }));
  expect(answers.getByText("Clannad")).toBeTruthy();
  const regions = screen.getAllByRole("region").map((region) => region.querySelector("h2")?.textContent);
  expect(regions.slice(regions.indexOf("Sobre mí"))).toEqual([
    "Sobre mí",
    "Preguntas para fans",
    "Gustos",
    undefined,
    undefined,
    "Información personal",
    ...regions.slice(regions.indexOf("Información personal") + 1),
  ]);
});

test("without any, others see nothing", async () => {
  await openOther();
  await loaded();
  expect(screen.queryByRole("region", { name: "Preguntas para fans" })).toBeNull();
});

test("the own profile shows them, else it leads to the questions", async () => {
  const { stored, app } = await openOwn();
  const link = await screen.findByRole("link", { name: "Elegir una pregunta" });
  expect(link.getAttribute("href")).toBe("/profile/edit#prompts");
  stored.own = { ...stored.own, prompts: PROMPTS };
  await app.queries.invalidateQueries();
  expect(await screen.findByText("Lo que me hizo llorar a mares")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Elegir una pregunta" })).toBeNull();
});
