import { fireEvent, screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { DisappearingButton } from "./disappearing-button.tsx";
import { buttonOfSibling, useFocusFallback } from "./focus-fallback.ts";
import { renderInKit } from "./testing.tsx";

/** Presses a button that has the focus, as a keyboard does. */
function press(name: string) {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

function Item({ name, onRemove, rest }: { name: string; onRemove: () => void; rest: () => HTMLElement | null }) {
  const ref = useFocusFallback<HTMLLIElement>((item) => buttonOfSibling(item) ?? rest());
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
  const rest = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={rest} tabIndex={-1}>
        rest
      </h2>
      <ul>
        {items.map((name) => (
          <Item
            key={name}
            name={name}
            rest={() => rest.current}
            onRemove={() => setItems(items.filter((each) => each !== name))}
          />
        ))}
      </ul>
    </>
  );
}

test("a removed item passes the focus to the next, else to the previous, else to the fallback", async () => {
  await renderInKit(<List />);
  press("two");
  expect(document.activeElement?.textContent).toBe("three");
  press("three");
  expect(document.activeElement?.textContent).toBe("one");
  press("one");
  expect(document.activeElement?.textContent).toBe("rest");
});

function More() {
  const [hasMore, setHasMore] = useState(true);
  return (
    <>
      <button type="button">last</button>
      {hasMore && (
        <DisappearingButton
          focusFallback={(button) => button.previousElementSibling as HTMLElement | null}
          onClick={() => setHasMore(false)}
        >
          more
        </DisappearingButton>
      )}
    </>
  );
}

test("a button that disappears when pressed passes the focus to its fallback, and takes it from no other element", async () => {
  const { unmount } = await renderInKit(<More />);
  press("more");
  expect(document.activeElement?.textContent).toBe("last");
  unmount();
  await renderInKit(<More />);
  fireEvent.click(screen.getByRole("button", { name: "more" }));
  expect(document.activeElement).toBe(document.body);
});
