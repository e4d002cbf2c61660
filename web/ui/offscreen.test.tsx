import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { OffscreenPart } from "./offscreen.tsx";
import { renderInKit } from "./testing.tsx";

// happy-dom has no layout: the tests dispatch the events.
vi.hoisted(() => vi.stubGlobal("ContentVisibilityAutoStateChangeEvent", class extends Event {}));

async function say(skipped: boolean, target: Element = screen.getByTestId("part")) {
  const event = Object.assign(new Event("contentvisibilityautostatechange", { bubbles: true }), { skipped });
  await act(async () => target.dispatchEvent(event));
}

function List({ initially = false }: { initially?: boolean }) {
  return (
    <OffscreenPart initially={initially} data-testid="part">
      <Avatar name="Nami" src="/nami.jpg" alt="Foto de Nami" />
      <Button icon={<svg aria-hidden="true" data-testid="icon" />}>Like</Button>
      <div data-testid="inner" />
    </OffscreenPart>
  );
}

const photo = () => screen.getByRole("img", { name: "Foto de Nami" });

test("a part far away has its texts and buttons, but no decoration and no image yet", async () => {
  await renderInKit(<List />);
  expect(screen.getByRole("button", { name: "Like" })).toBeTruthy();
  expect(screen.queryByTestId("icon")).toBeNull();
  expect(photo().hasAttribute("src")).toBe(false);
});

test("it is complete when it comes near; later it loses its decoration again, but keeps its image", async () => {
  await renderInKit(<List />);
  const button = screen.getByRole("button", { name: "Like" });
  await say(false);
  expect(screen.getByTestId("icon")).toBeTruthy();
  expect(photo().getAttribute("src")).toBe("/nami.jpg");
  await say(true);
  expect(screen.queryByTestId("icon")).toBeNull();
  expect(photo().getAttribute("src")).toBe("/nami.jpg");
  expect(screen.getByRole("button", { name: "Like" }), "the focus could be on it").toBe(button);
});

test("an event of another part inside changes nothing", async () => {
  await renderInKit(<List initially />);
  await say(true, screen.getByTestId("inner"));
  expect(screen.getByTestId("icon")).toBeTruthy();
});
