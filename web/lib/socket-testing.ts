import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { act, waitFor } from "@testing-library/react";
import type { LoadSocket } from "./live-connection.ts";

/** What the server would push: set by the fake socket. */
const socket = {
  onAny: null as ((event: string, payload: unknown) => void) | null,
  connect: null as (() => void) | null,
};

/** What the browser has told the server over the socket in this test, oldest first. */
export const told: [event: string, payload: unknown][] = [];

/** For tests: takes the place of the library for live events. */
export const loadFakeSocket = (async () => () => ({
  active: true,
  connected: true,
  on: (event: string, listener: () => void) => {
    if (event === "connect") socket.connect = listener;
  },
  onAny: (listener: (event: string, payload: unknown) => void) => {
    socket.onAny = listener;
  },
  volatile: {
    emit: (event: string, payload?: unknown) => {
      told.push([event, payload]);
    },
  },
  connect: () => {},
  disconnect: () => {},
  removeAllListeners: () => {},
})) as unknown as LoadSocket;

/** Pushes an event, as the server does. */
export async function push<Name extends keyof ServerEvents>(
  event: Name,
  payload: Parameters<ServerEvents[Name]>[0],
): Promise<void> {
  if (!socket.onAny) {
    await waitFor(() => {
      if (!socket.onAny) throw new Error("The socket is not open yet");
    });
  }
  await act(async () => socket.onAny?.(event, payload));
}

/** The connection comes, and comes back. */
export async function connect(): Promise<void> {
  await waitFor(() => {
    if (!socket.connect) throw new Error("The socket is not open yet");
  });
  await act(async () => socket.connect?.());
}

/** Forgets the socket of the test; `setup-testing.ts` calls it. */
export function forgetSocket(): void {
  socket.onAny = null;
  socket.connect = null;
  told.length = 0;
}
