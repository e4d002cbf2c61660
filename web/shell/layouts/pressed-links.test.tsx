import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { Link, Outlet, useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import { renderRoutes } from "../../ui/testing.tsx";
import { Root } from "./root.tsx";

let arrive = () => {};
/** Distance of every element from the top, in pixels. */
let top = 0;
let frames: (() => void)[] = [];
const drawFrame = () => {
  for (const frame of frames.splice(0)) frame();
};
const scrollBy = vi.fn(({ top: by }: { top: number }) => (top -= by));

/** Links that arrive late: two to Nami, as where she is among the people of the day too. */
function List() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    arrive = () => setThere(true);
  }, []);
  return (
    isThere &&
    ["/nami", "/zoro", "/nami?today"].map((address) => (
      <Link key={address} to={address.replace("?today", "")}>
        {address}
      </Link>
    ))
  );
}

function Person() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      back
    </button>
  );
}

async function open() {
  vi.stubGlobal("scrollBy", scrollBy);
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
  scrollBy.mockClear();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => DOMRect.fromRect({ y: top }));
  top = 400;
  const children = [
    { path: "/", element: <List /> },
    { path: "/nami", element: <Person /> },
  ];
  const main = (
    <main id="content" tabIndex={-1}>
      <Outlet />
    </main>
  );
  await renderRoutes([{ element: <Root routes={() => []} />, children: [{ element: main, children }] }]);
  await act(async () => arrive());
  fireEvent.click(screen.getByRole("link", { name: "/nami?today" }));
  fireEvent.click(await screen.findByRole("button", { name: "back" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
  // The page was too low to be scrolled as far.
  top = 1000;
}

test("on the way back the link by which one left has the focus, and its place in the window, as soon as it is there", async () => {
  await open();
  await act(async () => arrive());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "/nami?today" })));
  expect(scrollBy.mock.calls).toEqual([[{ top: 600, behavior: "instant" }]]);
  top = 340;
  drawFrame();
  expect(top, "cards above it become lower").toBe(400);
  for (let frame = 0; frame < 20; frame++) drawFrame();
  expect(frames, "then it is left alone").toEqual([]);
});

test("who moves before is left where they are", async () => {
  await open();
  fireEvent.keyDown(document.body, { key: "Tab" });
  await act(async () => arrive());
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(scrollBy).not.toHaveBeenCalled();
});
