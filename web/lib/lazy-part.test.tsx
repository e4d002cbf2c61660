import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { lazyPart, loadParts } from "./lazy-part.tsx";

type Props = { name: string };

afterEach(cleanup);

const arrives =
  async () =>
  ({ name }: Props) => <p>Hola, {name}</p>;

test("a part is fetched when it is rendered, and shown as soon as it is there", async () => {
  const load = vi.fn(arrives);
  const Part = lazyPart<Props>(load, ({ name }) => <p>Un momento, {name}</p>);
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(<Part name="Nami" />);
  expect(screen.getByText("Un momento, Nami")).toBeTruthy();
  rerender(<Part name="Robin" />);
  expect(await screen.findByText("Hola, Robin")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a part that was fetched before is there at once", async () => {
  const Part = lazyPart<Props>(arrives);
  await loadParts();
  render(<Part name="Nami" />);
  expect(screen.getByText("Hola, Nami")).toBeTruthy();
});

test("a part that cannot be fetched fails where it is, and is fetched again when it is rendered again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = vi.fn(arrives).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Part = lazyPart<Props>(load);
  const page = () => (
    <ErrorBoundary name="The part">
      <Part name="Nami" />
    </ErrorBoundary>
  );
  const first = render(page());
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.queryByText("Hola, Nami")).toBeNull();
  first.unmount();
  render(page());
  expect(await screen.findByText("Hola, Nami")).toBeTruthy();
});
