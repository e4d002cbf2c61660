import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { renderInKit } from "./testing.tsx";

type City = { id: string; name: string };
const cities: City[] = ["Madrid", "Barcelona", "Málaga", "Valencia"].map((name, index) => ({ id: `${index}`, name }));
const [madrid, barcelona, malaga] = cities as [City, City, City];

function Cities({ first = null, ...props }: Partial<ComboboxProps<City>> & { first?: City | null | undefined }) {
  const [value, setValue] = useState<City | null>(first);
  return (
    <>
      <Combobox
        label="Ciudad"
        items={cities}
        itemKey={(city) => city.id}
        itemLabel={(city) => city.name}
        value={value}
        onValueChange={setValue}
        {...props}
      />
      <input aria-label="Correo" />
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Ciudad" });
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);
const highlighted = () => document.querySelector("[role=option][data-highlighted]")?.textContent;
const press = (key: string) => act(async () => void fireEvent.keyDown(input(), { key }));
const leave = () => act(async () => screen.getByLabelText("Correo").focus());
const becomes = (text: string) => waitFor(() => expect(input().value).toBe(text));

async function type(text: string): Promise<void> {
  await act(async () => {
    input().focus();
    fireEvent.input(input(), { target: { value: text }, inputType: "insertText" });
  });
}

test.each([
  ["which stays", false, "Málaga"],
  ["which empties the field for the next", true, ""],
])("typing filters, ignoring accents, and Enter picks the first, %s", async (_, resetOnSelect, left) => {
  await renderInKit(<Cities resetOnSelect={resetOnSelect} />);
  await type("mala");
  await waitFor(() => expect(shown()).toEqual(["Málaga"]));
  expect(input().value).toBe("mala");
  await press("Enter");
  await becomes(left);
});

test("after typing, the first arrow down stays on the first result, which the next ones leave", async () => {
  await renderInKit(<Cities />);
  await type("a");
  await waitFor(() => expect(highlighted()).toBe("Madrid"));
  await press("ArrowDown");
  expect(highlighted()).toBe("Madrid");
  await press("ArrowDown");
  await waitFor(() => expect(highlighted()).toBe("Barcelona"));
  await type("al");
  await waitFor(() => expect(highlighted()).toBe("Málaga"));
  await press("ArrowDown");
  await press("Enter");
  await becomes("Málaga");
  // Opening highlights the choice, typing the first result.
  await type("");
  await type("a");
  await waitFor(() => expect(highlighted()).toBe("Madrid"));
  await press("ArrowDown");
  expect(highlighted()).toBe("Madrid");
});

test.each([
  ["here", undefined, 2],
  ["remote, which may have more", () => {}, 4],
])("at most `limit` are listed, and a note says so (%s)", async (_, onSearch, limit) => {
  await renderInKit(<Cities limit={limit} onSearch={onSearch} />);
  await type("a");
  expect(
    await screen.findByText(new RegExp(`^Estos son los primeros ${limit}\\. Escribe más para afinar\\.`)),
  ).toBeTruthy();
  expect(shown()).toHaveLength(limit);
});

test("a remote search receives what is typed, and nothing is filtered here", async () => {
  const onSearch = vi.fn();
  await renderInKit(<Cities onSearch={onSearch} />);
  await type("zzz");
  expect(onSearch).toHaveBeenLastCalledWith("zzz");
  await waitFor(() => expect(shown()).toHaveLength(4));
});

let answer: (found: City[]) => void;

/** Shows older results until `answer` delivers new ones. */
function Searching({ older, first }: { older: City[]; first?: City | null | undefined }) {
  const [items, setItems] = useState(older);
  const [loading, setLoading] = useState(false);
  answer = (found) => {
    setItems(found);
    setLoading(false);
  };
  return <Cities items={items} loading={loading} onSearch={(text) => setLoading(text !== "")} first={first} />;
}

describe("Enter while a remote search is under way", () => {
  const older: City[] = [barcelona, { id: "older", name: "Malabo" }];
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

  async function searchAndEnter(first?: City | null) {
    sent.mockClear();
    await renderInKit(
      <form noValidate onSubmit={sent}>
        <Searching older={older} first={first} />
      </form>,
    );
    await type("mala");
    await waitFor(() => expect(shown(), "what does not fit is left out at once").toEqual(["Malabo"]));
    expect(screen.getByText(/^Buscando/)).toBeTruthy();
    await press("Enter");
    expect(shown(), "nothing of the older search is picked").toEqual(["Malabo"]);
    expect(input().value).toBe("mala");
  }

  test.each([
    ["also where something else was chosen", null],
    ["also where that is chosen already", malaga],
  ])("picks the first result for what was typed, %s", async (_, first) => {
    await searchAndEnter(first);
    await act(async () => answer([malaga, madrid]));
    await becomes("Málaga");
    expect(shown()).toEqual([]);
    expect(sent).not.toHaveBeenCalled();
  });

  test("does not move through the older results by arrows either", async () => {
    await renderInKit(<Searching older={older} />);
    await type("a");
    await waitFor(() => expect(highlighted()).toBe("Barcelona"));
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await press(key);
    expect(highlighted()).toBe("Barcelona");
    await act(async () => answer(cities));
    await press("ArrowDown");
    expect(highlighted(), "the first of the new results").toBe("Madrid");
  });

  test("picks nothing without a result", async () => {
    await searchAndEnter();
    await act(async () => answer([]));
    expect(await screen.findByText("Nada por aquí. Prueba a escribirlo de otra forma.")).toBeTruthy();
    expect(input().value).toBe("mala");
  });

  test.each([
    ["typing on", () => type("malag")],
    ["Escape", () => press("Escape")],
  ])("is forgotten by %s", async (_, instead) => {
    await searchAndEnter();
    await instead();
    await act(async () => answer([malaga]));
    expect(input().value).not.toBe("Málaga");
  });
});

const isInvalid = () => input().getAttribute("aria-invalid") === "true";

test("an error is shown only while what is typed cannot become a choice, nor may be found", async () => {
  const { unmount } = await renderInKit(<Cities error="Elige una ciudad" />);
  expect(isInvalid()).toBe(true);
  await type("mad");
  expect(isInvalid()).toBe(false);
  await type("madzz");
  expect(isInvalid()).toBe(true);
  unmount();
  await renderInKit(<Cities error="Elige una ciudad" items={[]} onSearch={() => {}} loading />);
  await type("mad");
  expect(isInvalid()).toBe(false);
});

describe("a text that is left with the focus", () => {
  test.each([
    ["is picked where it is an item's label", "MALAGA", cities, "Málaga"],
    ["is not where it is only the beginning, which is an error", "mala", cities, ""],
    ["is not where two items have the label", "Málaga", [...cities, { id: "other", name: "Málaga" }], ""],
  ])("%s", async (_, typed, items, picked) => {
    await renderInKit(<Cities items={items} error="Elige una ciudad" />);
    await type(typed);
    await leave();
    await becomes(picked);
    if (picked === "") await waitFor(() => expect(isInvalid()).toBe(true));
  });

  test("is gone where it is no label, which a remark tells until something else is typed or picked", async () => {
    const remark = "«Atlantis» no está en la lista. Elige una de las opciones.";
    await renderInKit(<Cities />);
    await type("Atlantis");
    expect(screen.queryByText(remark)).toBeNull();
    await leave();
    expect(await screen.findByText(remark)).toBeTruthy();
    await type("mala");
    expect(screen.queryByText(remark)).toBeNull();
    await leave();
    expect(await screen.findByText(/^«mala» no está/)).toBeTruthy();
    await type("málaga");
    await press("Enter");
    await becomes("Málaga");
    expect(screen.queryByText(/no está en la lista/)).toBeNull();
  });

  test("is picked once the server has found it", async () => {
    await renderInKit(<Searching older={[]} />);
    await type("malaga");
    await leave();
    await waitFor(() => expect(shown()).toEqual([]));
    await act(async () => answer([malaga]));
    await becomes("Málaga");
  });
});
