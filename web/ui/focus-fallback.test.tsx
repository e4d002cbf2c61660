import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { buttonOfSibling, useFocusFallback } from "./focus-fallback.ts";
import { RetryButton } from "./retry-button.tsx";
import { renderInKit } from "./testing.tsx";

/** Focuses and presses a button. */
function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

function Item({ name, onRemove }: { name: string; onRemove: () => void }) {
  const ref = useFocusFallback<HTMLLIElement>((item) => buttonOfSibling(item) ?? screen.getByRole("main"));
  return (
    <li ref={ref}>
      <button type="button" onClick={onRemove}>
        {name}
      </button>
    </li>
  );
}

function List() {
  const [items, setItems] = useState(["one", "two", "three"]);
  return (
    <main tabIndex={-1}>
      <ul>
        {items.map((name) => (
          <Item key={name} name={name} onRemove={() => setItems(items.filter((each) => each !== name))} />
        ))}
      </ul>
    </main>
  );
}

test("a removed item passes the focus to the next, else to the previous, else to the fallback", async () => {
  await renderInKit(<List />);
  press("two");
  expect(document.activeElement?.textContent).toBe("three");
  press("three");
  expect(document.activeElement?.textContent).toBe("one");
  press("one");
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
  press("Reintentar");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  unmount();
  await renderInKit(<Failing />);
  screen.getByRole("textbox").focus();
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});
