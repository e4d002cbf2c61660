import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { RetryButton } from "./retry-button.tsx";
import { renderInKit } from "./testing.tsx";

/** Focuses and presses a button, until it is gone. */
async function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
}

function List() {
  const [items, setItems] = useState(["one", "two", "three"]);
  return (
    <main tabIndex={-1}>
      <ul>
        {items.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setItems(items.filter((each) => each !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test("a removed item passes the focus to the next, else to the previous, else to what surrounds the list", async () => {
  await renderInKit(<List />);
  await press("two");
  expect(document.activeElement?.textContent).toBe("three");
  await press("three");
  expect(document.activeElement?.textContent).toBe("one");
  await press("one");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

function Failing() {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <main tabIndex={-1}>
      <input aria-label="Buscar" />
      {hasFailed && <RetryButton onClick={() => setHasFailed(false)} />}
    </main>
  );
}

test("a button that disappears when pressed passes the focus to the page, and takes it from no other element", async () => {
  const { unmount } = await renderInKit(<Failing />);
  await press("Reintentar");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  unmount();
  await renderInKit(<Failing />);
  screen.getByRole("textbox").focus();
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

function People() {
  const [people, setPeople] = useState(["one", "two"]);
  return (
    <ul>
      {people.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setPeople(people.filter((each) => each !== name))}>
            like {name}
          </button>
          <a data-first-focus href={`/profile/${name}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

test("a removed person passes the focus to the next one's name, not to the like", async () => {
  await renderInKit(<People />);
  await press("like one");
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "two" }));
});
