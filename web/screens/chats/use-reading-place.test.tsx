import { act, fireEvent, render } from "@testing-library/react";
import { Fragment, type RefCallback, useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownMessage } from "./message-groups.ts";
import { useReadingPlace } from "./use-reading-place.ts";

/** Layout: messages of 100 pixels after other content, in a container of 300. */
const HEIGHT = 100;
const BOX = { top: 50, height: 300 };
let before: number;
let resized: () => void;

beforeEach(() => {
  before = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const box = this.closest("section")!;
    if (this === box) return new DOMRect(0, BOX.top, 200, BOX.height);
    const items = [...box.querySelectorAll("[data-message]")];
    const item = this.hasAttribute("data-first-unread") ? this.nextElementSibling! : this;
    const own = item.hasAttribute("data-message") ? [item] : [...item.querySelectorAll("[data-message]")];
    const top = BOX.top + before + items.indexOf(own[0]!) * HEIGHT - box.scrollTop;
    return new DOMRect(0, top, 200, own.length * HEIGHT);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resized = () => callback([], this);
      }
    },
  );
});

const message = (id: string, senderId = "other"): ShownMessage => ({
  id,
  chatId: "c",
  senderId,
  message: id,
  sentAt: "2026-03-04T10:00:00.000Z",
  readAt: null,
});
const messages = (...ids: string[]) => ids.map((id) => message(id));

type Props = { shown: readonly ShownMessage[]; onNewest: () => void; firstUnread?: string };

function Conversation({ shown, onNewest, firstUnread }: Props) {
  const box = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useReadingPlace({ box, list, messages: shown, viewerId: "me", onNewest });
  // Two per group.
  const groups = shown.filter((_, index) => index % 2 === 0).map((first, index) => [first, shown[2 * index + 1]]);
  return (
    <section ref={box} onScroll={place.onScroll} data-missed={place.missed} data-away={place.isAway}>
      <div ref={list}>
        {groups.map((group) => (
          <div key={group[0]?.id} ref={place.measure as RefCallback<HTMLElement>}>
            {group.map(
              (each) =>
                each && (
                  <Fragment key={each.id}>
                    {each.id === firstUnread && <hr data-first-unread="" />}
                    <p data-message={each.id} tabIndex={-1} />
                  </Fragment>
                ),
            )}
          </div>
        ))}
      </div>
      <button type="button" onClick={place.toBottom}>
        newest
      </button>
    </section>
  );
}

/** A conversation of `shown`, scrolled to `top`. */
async function read(shown: readonly ShownMessage[], top: number) {
  const onNewest = vi.fn();
  const { container, rerender } = render(<Conversation shown={shown} onNewest={onNewest} />);
  const box = container.querySelector("section")!;
  const count = () => box.querySelectorAll("[data-message]").length;
  Object.defineProperties(box, {
    scrollHeight: { get: () => before + count() * HEIGHT },
    clientHeight: { value: BOX.height },
  });
  const scrollTo = (to: number) =>
    act(async () => {
      box.scrollTop = to;
      fireEvent.scroll(box);
    });
  await scrollTo(top);
  return {
    box,
    onNewest,
    scrollTo,
    show: (next: readonly ShownMessage[]) => rerender(<Conversation shown={next} onNewest={onNewest} />),
  };
}

const ten = messages("a", "b", "c", "d", "e", "f", "g", "h", "i", "j");

test("what is being read stays where it is when something above it grows or shrinks", async () => {
  const { box } = await read(ten, 450);
  before = 130;
  act(() => resized());
  expect(box.scrollTop).toBe(580);
  before = 30;
  act(() => resized());
  expect(box.scrollTop).toBe(480);
});

test("it stays exactly there, however often its place is restored", async () => {
  const { box, scrollTo } = await read(ten, 450);
  before = 10;
  act(() => resized());
  // Browsers report restored positions rounded.
  await scrollTo(box.scrollTop + 0.4);
  before = 0;
  act(() => resized());
  expect(box.scrollTop).toBeCloseTo(450);
});

test("at the newest the reader goes on with what comes, and has missed nothing", async () => {
  const { box, show, onNewest } = await read(ten, 700);
  onNewest.mockClear();
  show([...ten, message("k")]);
  expect(box.scrollTop).toBe(1100);
  expect(box.dataset).toMatchObject({ missed: "false", away: "false" });
  expect(onNewest).toHaveBeenCalled();
});

test.each([
  [399, false, true],
  [400, false, false],
  [620, false, false],
  [621, true, false],
])("at %d of 700 pixels the newest is followed: %s, and more than a box away: %s", async (top, isFollowed, isAway) => {
  const { box, show } = await read(ten, top);
  expect(box.dataset.away).toBe(String(isAway));
  show([...ten, message("k")]);
  expect(box.scrollTop).toBe(isFollowed ? 1100 : top);
  expect(box.dataset.missed).toBe(String(!isFollowed));
});

test("further up a message is missed until the reader is at the newest", async () => {
  const { box, show, scrollTo, onNewest } = await read(ten, 300);
  expect(box.dataset).toMatchObject({ missed: "false", away: "true" });
  onNewest.mockClear();
  show([...ten, message("k")]);
  expect(box.scrollTop).toBe(300);
  expect(box.dataset.missed).toBe("true");
  expect(onNewest).not.toHaveBeenCalled();
  await scrollTo(800);
  expect(box.dataset).toMatchObject({ missed: "false", away: "false" });
  expect(onNewest).toHaveBeenCalled();
});

test("an own message is scrolled to, wherever the reader is", async () => {
  const { box, show } = await read(ten, 300);
  show([...ten, message("k", "me")]);
  expect(box.scrollTop).toBe(1100);
  expect(box.dataset.missed).toBe("false");
});

test.each([
  ["d", [244, 314]],
  ["j", [1000, 1070]],
])(
  "begins at the line of unread messages, here above %s, or at the end where nothing is below; and stays there",
  (firstUnread, places) => {
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(BOX.height);
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
      return before + this.querySelectorAll("[data-message]").length * HEIGHT;
    });
    const shown = messages(..."abcdefghij");
    const { container } = render(<Conversation shown={shown} firstUnread={firstUnread} onNewest={vi.fn()} />);
    const box = container.querySelector("section")!;
    const seen = [box.scrollTop];
    before = 70;
    act(() => resized());
    expect([...seen, box.scrollTop]).toEqual(places);
  },
);
