import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { chatEvidence, openModeration, report, reported } from "./testing.ts";

const ACTION = "Traducir en tu navegador";

/** A browser that knows German by "ich", and nothing of what is short. */
function giveTranslator() {
  const asked: string[] = [];
  let living = 0;
  const create = <Made,>(made: Made) => {
    living++;
    return Promise.resolve({ ...made, destroy: () => living-- });
  };
  vi.stubGlobal("LanguageDetector", {
    create: () =>
      create({
        detect: async (text: string) => [
          { detectedLanguage: text.includes("ich") ? "de" : "es", confidence: text.length > 8 ? 0.9 : 0.2 },
        ],
      }),
  });
  vi.stubGlobal("Translator", {
    create: ({ sourceLanguage, targetLanguage }: Record<string, string>) => {
      asked.push(`${sourceLanguage}-${targetLanguage}`);
      if (sourceLanguage !== "de") return Promise.reject(new DOMException("", "NotSupportedError"));
      return create({ translate: async (text: string) => `[${text}]` });
    },
  });
  return { asked, left: () => living };
}

async function openCase(canTranslate = true) {
  const chat = chatEvidence(1);
  const texts = ["Lass mich in Ruhe, sage ich", "Nein!", "Pues ahora te aguantas"];
  const messages = texts.map((text) => ({ by: "reported" as const, text, sentAt: chat.sealedAt }));
  const evidence = { ...chat, content: { nickname: "Robin", photo: "none" as const, messages } } as typeof chat;
  await openModeration({
    cases: [reported(1)],
    people: { 1: { reports: [report(1, { description: "Me insulta" })], evidence: [evidence] } },
    answers: { "GET /moderation": () => ({ cases: 1, banned: 0, canTranslate }) },
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Ver denuncias/ }));
  await screen.findByText("Nein!");
}

test("a press has the browser translate what is in another language; the original stays above", async () => {
  const { asked, left } = giveTranslator();
  await openCase();
  const [ofDescription, ofChat] = await screen.findAllByRole("button", { name: ACTION });
  expect(asked).toEqual([]);
  fireEvent.click(ofChat as HTMLElement);
  const translated = await screen.findByText("[Nein!]");
  expect(translated.closest("li")?.textContent).toMatch(/Nein!Traducido por tu navegador\[Nein!\]$/);
  expect(screen.queryByText("[Pues ahora te aguantas]")).toBeNull();
  expect([asked, left()]).toEqual([["de-es"], 0]);
  fireEvent.click(ofDescription as HTMLElement);
  await screen.findByText("Según tu navegador, ya está en tu idioma.");
});

test("a browser that cannot says so, and is asked again by another press", async () => {
  giveTranslator();
  vi.stubGlobal("Translator", { create: () => Promise.reject(new DOMException("", "NotAllowedError")) });
  await openCase();
  const [, ofChat] = await screen.findAllByRole("button", { name: ACTION });
  fireEvent.click(ofChat as HTMLElement);
  await screen.findByText(/^Tu navegador no ha podido traducirlo/);
  giveTranslator();
  fireEvent.click(ofChat as HTMLElement);
  await screen.findByText("[Nein!]");
});

test("nothing is offered where the operator does not allow it", async () => {
  giveTranslator();
  await openCase(false);
  expect(screen.queryByRole("button", { name: ACTION })).toBeNull();
});

test("nothing is offered where the browser has no translator", async () => {
  await openCase();
  expect(screen.queryByRole("button", { name: ACTION })).toBeNull();
});
