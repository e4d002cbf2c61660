import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useStrip } from "./use-strip.ts";

const WIDTH = 300;

function Strip() {
  const { at, turn, strip } = useStrip(3);
  return (
    <>
      <ul {...strip} />
      <button type="button" onClick={() => turn(1)}>
        {at}
      </button>
    </>
  );
}

/** `settle`: a scroll ends there. `aims`: where the strip was told to scroll, in parts. */
function open() {
  render(<Strip />);
  const list = screen.getByRole("list");
  const aims: number[] = [];
  Object.defineProperty(list, "clientWidth", { value: WIDTH });
  list.scrollTo = vi.fn((options?: ScrollToOptions | number) => {
    aims.push(((options as ScrollToOptions).left ?? 0) / WIDTH);
  }) as typeof list.scrollTo;
  const settle = (index: number) => {
    list.scrollLeft = index * WIDTH;
    fireEvent.scroll(list);
    fireEvent(list, new Event("scrollend"));
  };
  return { list, aims, settle, press: () => fireEvent.click(screen.getByRole("button")) };
}

test("a turn that the browser breaks off goes on, until it is there", () => {
  const { aims, settle, press } = open();
  press();
  settle(0);
  expect(aims).toEqual([1, 1]);
  settle(1);
  press();
  expect(aims).toEqual([1, 1, 2]);
});

test.each([
  ["a finger", fireEvent.pointerDown],
  ["a wheel", fireEvent.wheel],
])("a turn ends where %s takes the strip", (_, begin) => {
  const { list, aims, settle, press } = open();
  press();
  begin(list);
  settle(2);
  expect(aims).toEqual([1]);
  press();
  expect(aims).toEqual([1, 0]);
});
