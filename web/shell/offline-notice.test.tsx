import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderInKit } from "../ui/testing.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

afterEach(() => vi.restoreAllMocks());

test("it appears without a connection, and disappears when it is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  await renderInKit(<OfflineNotice />);
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(region.textContent).toBe("Sin conexión. Seguimos intentándolo.");
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  expect(region.textContent).toBe("");
});
