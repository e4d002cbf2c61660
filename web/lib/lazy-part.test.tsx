import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { startI18n } from "./i18n-testing.ts";
import { lazyPart, loadParts } from "./lazy-part.tsx";
import { TranslationProvider } from "./translation.tsx";

type Props = { name: string };

const spanish = await startI18n([], { language: "es" });
const rendered = (part: ReactNode, i18n = spanish) => <TranslationProvider i18n={i18n}>{part}</TranslationProvider>;

const arrives =
  async () =>
  ({ name }: Props) => <p>Hola, {name}</p>;

test("a part is fetched when it is rendered, and shown as soon as it is there", async () => {
  const load = vi.fn(arrives);
  const Part = lazyPart<Props>(load, ({ name }) => <p>Un momento, {name}</p>);
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(rendered(<Part name="Nami" />));
  expect(screen.getByText("Un momento, Nami")).toBeTruthy();
  rerender(rendered(<Part name="Robin" />));
  expect(await screen.findByText("Hola, Robin")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a part that was fetched before is there at once", async () => {
  const Part = lazyPart<Props>(arrives);
  await loadParts(spanish);
  render(rendered(<Part name="Nami" />));
  expect(screen.getByText("Hola, Nami")).toBeTruthy();
});

test("a part that cannot be fetched fails where it is, and is fetched again when it is rendered again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn(arrives).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = lazyPart<Props>(load);
  const page = () => (
    <ErrorBoundary name="The part">
      <Part name="Nami" />
    </ErrorBoundary>
  );
  const first = render(rendered(page()));
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await expect.poll(() => console.error).toHaveBeenCalled();
  expect(screen.queryByText("Hola, Nami")).toBeNull();
  first.unmount();
  render(rendered(page()));
  expect(await screen.findByText("Hola, Nami")).toBeTruthy();
});

test("a part that is tried several times fails only after the last", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const load = vi
      .fn(arrives)
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const Part = lazyPart<Props>(load, () => <p>Un momento</p>, { tries: 3 });
    render(rendered(<Part name="Nami" />));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText("Hola, Nami")).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

test("phrases of its own are waited for in the present language, and come before another one is shown", async () => {
  const held = { de: Promise.withResolvers<void>(), fr: Promise.withResolvers<void>() };
  const fetched: string[] = [];
  const fetchPhrases = async (language: string, name: string) => {
    fetched.push(`${language} ${name}`);
    if (name !== "common") await held[language as "de"]?.promise;
    return {};
  };
  const i18n = await startI18n(["common"], { language: "es", fetchPhrases });
  const Part = lazyPart<Props>(arrives, () => <p>Un momento</p>, { phrases: ["factors"] });
  await loadParts(i18n);
  expect(fetched).toContain("es factors");
  await i18n.changeLanguage("de");
  expect(fetched, "it was only fetched ahead").not.toContain("de factors");
  render(rendered(<Part name="Nami" />, i18n));
  expect(screen.getByText("Un momento")).toBeTruthy();
  held.de.resolve();
  expect(await screen.findByText("Hola, Nami")).toBeTruthy();
  const changed = i18n.changeLanguage("fr");
  expect(fetched).toContain("fr factors");
  expect(i18n.language).toBe("de");
  held.fr.resolve();
  await changed;
  expect(i18n.language).toBe("fr");
});
