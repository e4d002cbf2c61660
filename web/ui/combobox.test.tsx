import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Combobox, type ComboboxProps } from "./combobox.tsx";
import { renderInKit } from "./testing.tsx";

type City = { id: string; name: string };
const cities: City[] = ["Madrid", "Barcelona", "Málaga", "Valencia"].map((name, index) => ({ id: `${index}`, name }));

function Cities(props: Partial<ComboboxProps<City>>) {
  const [value, setValue] = useState<City | null>(null);
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

const leave = () => act(async () => screen.getByLabelText("Correo").focus());

const input = () => screen.getByRole("combobox", { name: "Ciudad" }) as HTMLInputElement;
const shown = () => screen.queryAllByRole("option").map((option) => option.textContent);

async function type(text: string): Promise<void> {
  await act(async () => {
    input().focus();
    fireEvent.input(input(), { target: { value: text }, inputType: "insertText" });
  });
}

test("typing filters, ignoring accents, and Enter picks the first", async () => {
  await renderInKit(<Cities />);
  await type("mala");
  await waitFor(() => expect(shown()).toEqual(["Málaga"]));
  await act(async () => {
    fireEvent.keyDown(input(), { key: "Enter" });
  });
  await waitFor(() => expect(input().value).toBe("Málaga"));
});

const press = (key: string) => act(async () => void fireEvent.keyDown(input(), { key }));
const highlighted = () => document.querySelector("[role=option][data-highlighted]")?.textContent;

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
  await waitFor(() => expect(input().value).toBe("Málaga"));
  // What is highlighted when the list opens is the choice, and the first of what is typed then.
  await type("");
  await type("a");
  await waitFor(() => expect(highlighted()).toBe("Madrid"));
  await press("ArrowDown");
  expect(highlighted()).toBe("Madrid");
});

test("Escape closes without a choice", async () => {
  await renderInKit(<Cities />);
  await type("a");
  await waitFor(() => expect(shown().length).toBe(4));
  await press("Escape");
  await waitFor(() => expect(shown()).toEqual([]));
});

test("at most `limit` are listed, and a note says so", async () => {
  await renderInKit(<Cities limit={2} />);
  await type("a");
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.getByText(/^Se muestran los primeros 2\. Escribe para afinar\./)).toBeTruthy();
});

test("a remote search receives what is typed, and nothing is filtered here", async () => {
  const onSearch = vi.fn();
  await renderInKit(<Cities onSearch={onSearch} />);
  await type("zzz");
  expect(onSearch).toHaveBeenLastCalledWith("zzz");
  await waitFor(() => expect(shown()).toHaveLength(4));
});

test("an empty list says so", async () => {
  await renderInKit(<Cities />);
  await type("zzz");
  await waitFor(() => expect(screen.getByText("Nada por aquí. Prueba a escribirlo de otra forma.")).toBeTruthy());
});

describe("Enter while a remote search is under way", () => {
  const byName = (name: string) => cities.filter((city) => city.name === name);
  const older: City[] = [...byName("Barcelona"), { id: "older", name: "Malabo" }];
  let answer: (found: City[]) => void;
  let sent: number;

  /** Shows what was found last until `answer` brings what is typed now. */
  function Searching({ first = null }: { first?: City | null }) {
    const [value, setValue] = useState<City | null>(first);
    const [items, setItems] = useState(older);
    const [loading, setLoading] = useState(false);
    answer = (found) => {
      setItems(found);
      setLoading(false);
    };
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          sent++;
        }}
      >
        <Cities
          items={items}
          loading={loading}
          onSearch={(text) => setLoading(text !== "")}
          value={value}
          onValueChange={setValue}
        />
      </form>
    );
  }

  async function searchAndEnter(first?: City | null) {
    sent = 0;
    await renderInKit(<Searching first={first ?? null} />);
    await type("mala");
    await waitFor(() => expect(shown(), "what does not fit is left out at once").toEqual(["Malabo"]));
    await press("Enter");
    expect(shown(), "nothing of the older search is picked").toEqual(["Malabo"]);
    expect(input().value).toBe("mala");
  }

  test("picks the first result for what was typed", async () => {
    await searchAndEnter();
    await act(async () => answer([...byName("Málaga"), ...byName("Madrid")]));
    await waitFor(() => expect(input().value).toBe("Málaga"));
    expect(shown()).toEqual([]);
    expect(sent).toBe(0);
  });

  test("does not move through the older results by arrows either", async () => {
    await renderInKit(<Searching />);
    await type("a");
    await waitFor(() => expect(highlighted()).toBe("Barcelona"));
    for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await press(key);
    expect(highlighted()).toBe("Barcelona");
    await act(async () => answer(cities));
    await press("ArrowDown");
    expect(highlighted(), "the first of the new results").toBe("Madrid");
  });

  test("picks again what is chosen already", async () => {
    await searchAndEnter(byName("Málaga")[0] ?? null);
    await act(async () => answer(byName("Málaga")));
    await waitFor(() => expect(input().value).toBe("Málaga"));
    expect(shown()).toEqual([]);
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
    await act(async () => answer(byName("Málaga")));
    expect(input().value).not.toBe("Málaga");
  });

  test("picks at once where the list is the result for what was typed", async () => {
    await searchAndEnter();
    await type("madr");
    await act(async () => answer(byName("Madrid")));
    await waitFor(() => expect(shown()).toEqual(["Madrid"]));
    await press("Enter");
    await waitFor(() => expect(input().value).toBe("Madrid"));
  });
});

test("a remote search that fills the list may have more results, and says so", async () => {
  await renderInKit(<Cities onSearch={() => {}} limit={4} />);
  await type("a");
  expect(await screen.findByText(/^Se muestran los primeros 4\. Escribe para afinar\./)).toBeTruthy();
});

describe("an error", () => {
  const isInvalid = () => input().getAttribute("aria-invalid") === "true";

  test("is not shown while what is typed can still become a choice, and is when it cannot", async () => {
    await renderInKit(<Cities error="Elige una ciudad" />);
    expect(isInvalid()).toBe(true);
    await type("mad");
    expect(isInvalid()).toBe(false);
    await type("madzz");
    expect(isInvalid()).toBe(true);
  });

  test("is not shown while the server is still searching", async () => {
    await renderInKit(<Cities error="Elige una ciudad" items={[]} onSearch={() => {}} loading />);
    await type("mad");
    expect(isInvalid()).toBe(false);
  });

  test("is shown when the focus has left without a choice", async () => {
    await renderInKit(<Cities error="Elige una ciudad" />);
    await type("mad");
    await leave();
    await waitFor(() => expect(isInvalid()).toBe(true));
    expect(input().value).toBe("");
  });
});

test("a text that is left before the items are here is picked once they are", async () => {
  function Late() {
    const [items, setItems] = useState<City[]>();
    return (
      <>
        <Cities items={items ?? []} loading={!items} />
        <button type="button" onClick={() => setItems(cities)}>
          Llegan
        </button>
      </>
    );
  }
  await renderInKit(<Late />);
  await type("madrid");
  await leave();
  await act(async () => screen.getByText("Llegan").click());
  await waitFor(() => expect(input().value).toBe("Madrid"));
});

describe("a text that is left with the focus", () => {
  test.each([
    ["is picked where it is an item's label", "MALAGA", "Málaga"],
    ["is not where it is only the beginning", "mala", ""],
  ])("%s", async (_, typed, picked) => {
    await renderInKit(<Cities />);
    await type(typed);
    await leave();
    await waitFor(() => expect(input().value).toBe(picked));
  });

  test("is gone where it is no label, which a remark tells until something else is typed or picked", async () => {
    const remark = "«Atlantis» no está en la lista. Elige una de sus opciones.";
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
    await act(async () => {
      fireEvent.keyDown(input(), { key: "Enter" });
    });
    await waitFor(() => expect(input().value).toBe("Málaga"));
    expect(screen.queryByText(/no está en la lista/)).toBeNull();
  });

  test("is not picked where two items have the label", async () => {
    await renderInKit(<Cities items={[...cities, { id: "other", name: "Málaga" }]} />);
    await type("Málaga");
    await leave();
    await waitFor(() => expect(input().value).toBe(""));
  });

  test("is picked once the server has found it", async () => {
    let answer = (_found: City[]) => {};
    function Remote() {
      const [found, setFound] = useState<City[]>([]);
      const [loading, setLoading] = useState(false);
      answer = (items) => {
        setFound(items);
        setLoading(false);
      };
      return <Cities items={found} loading={loading} onSearch={(text) => setLoading(text !== "")} />;
    }
    await renderInKit(<Remote />);
    await type("malaga");
    await leave();
    await waitFor(() => expect(shown()).toEqual([]));
    await act(async () => answer(cities.filter(({ name }) => name === "Málaga")));
    await waitFor(() => expect(input().value).toBe("Málaga"));
  });
});

test("several are picked in a row: what is typed is shown, and gone after the choice", async () => {
  await renderInKit(<Cities resetOnSelect />);
  await type("mala");
  expect(input().value).toBe("mala");
  await waitFor(() => expect(shown()).toEqual(["Málaga"]));
  await act(async () => {
    fireEvent.keyDown(input(), { key: "Enter" });
  });
  await waitFor(() => expect(input().value).toBe(""));
});

test("says while it searches", async () => {
  await renderInKit(<Cities onSearch={() => {}} loading />);
  await type("ma");
  await waitFor(() => expect(screen.getByText("Buscando...")).toBeTruthy());
});
