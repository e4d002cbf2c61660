import { es } from "@nakamatch/phrases/es";
import { focusManager } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { refusal } from "../../lib/api-testing.ts";
import { browserIn } from "../../lib/time-zone-testing.ts";
import { openSettings, sectionOf } from "./testing.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
});

/** How often the email with what is new comes, while it is read and changed. */

const READ = "GET /me/digest";
const CHANGE = "PUT /me/digest";
const words = es.digest.settings;

async function open(answers: Parameters<typeof openSettings>[0]) {
  const app = await openSettings(answers);
  const section = await sectionOf(words.title);
  const inside = within(section);
  const choice = (name: string) => inside.getByRole<HTMLInputElement>("radio", { name });
  const chosen = () => section.querySelector<HTMLInputElement>("input:checked")?.value;
  const sent = () => app.of("PUT", "/me/digest").map(({ body }) => (body as { digest: string }).digest);
  return { ...app, section, inside, choice, chosen, sent };
}

test("choices are sent one after the other; the last one is shown meanwhile, and then what is stored", async () => {
  browserIn("Europe/Madrid");
  const answers: (() => void)[] = [];
  let stored = "weekly";
  const { inside, choice, chosen, sent, of } = await open({
    [READ]: () => ({ digest: stored }),
    [CHANGE]: ({ body }) => new Promise((resolve) => answers.push(() => resolve({ digest: Object(body).digest }))),
  });
  await inside.findByText(words.daily);
  fireEvent.click(choice(words.daily));
  fireEvent.click(choice(words.off));
  await waitFor(() => expect(sent()).toEqual(["daily"]));
  expect(of("PUT", "/me/digest")[0]?.body).toEqual({ digest: "daily", timeZone: "Europe/Madrid" });
  await act(async () => answers[0]?.());
  await waitFor(() => expect(sent()).toEqual(["daily", "off"]));
  expect(chosen()).toBe("off");
  await act(async () => answers[1]?.());
  expect(chosen()).toBe("off");
  // Changed elsewhere, it is seen when the person comes back.
  stored = "daily";
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await waitFor(() => expect(chosen()).toBe("daily"));
});

test("a choice is known without asking again, and in UTC where the browser does not know its time zone", async () => {
  browserIn("Etc/Unknown");
  const { inside, choice, of, goTo } = await open({ [CHANGE]: ({ body }) => ({ digest: Object(body).digest }) });
  await inside.findByText(/hora UTC/);
  fireEvent.click(choice(words.daily));
  await waitFor(() => expect(of("PUT", "/me/digest")[0]?.body).toEqual({ digest: "daily", timeZone: "UTC" }));
  await goTo("/elsewhere");
  await goTo("/settings");
  const again = within(await sectionOf(words.title));
  expect((await again.findByRole<HTMLInputElement>("radio", { name: words.daily })).checked).toBe(true);
  expect(of("GET", "/me/digest")).toHaveLength(1);
});

test("a choice that is refused is told, and what the server has is shown, unless another one is on its way", async () => {
  let stored = "weekly";
  let refuse = () => {};
  const { inside, choice, chosen, sent } = await open({
    [READ]: () => ({ digest: stored }),
    [CHANGE]: () => new Promise((resolve) => (refuse = () => resolve(refusal("UNAVAILABLE")))),
  });
  await inside.findByText(words.daily);
  fireEvent.click(choice(words.daily));
  await waitFor(() => expect(sent()).toEqual(["daily"]));
  fireEvent.click(choice(words.off));
  await act(async () => refuse());
  await screen.findByText(es.errors.codes.UNAVAILABLE);
  await waitFor(() => expect(sent()).toEqual(["daily", "off"]));
  expect(chosen()).toBe("off");
  stored = "daily";
  await act(async () => refuse());
  await waitFor(() => expect(chosen()).toBe("daily"));
});
