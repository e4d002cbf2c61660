import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { act, waitFor } from "@testing-library/react";
import type { LoadSocket } from "./live-connection.ts";

/** Set by the fake socket. */
const socket = {
  onAny: null as ((event: string, payload: unknown) => void) | null,
  connect: null as (() => void) | null,
};

/** Events sent by the browser in this test, oldest first. */
export const told: [event: string, payload: unknown][] = [];

/** For tests: replaces Socket.IO. */
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

/** Connects or reconnects. */
export async function connect(): Promise<void> {
  await waitFor(() => {
    if (!socket.connect) throw new Error("The socket is not open yet");
  });
  await act(async () => socket.connect?.());
}

/** Called by `setup-testing.ts`. */
export function forgetSocket(): void {
  socket.onAny = null;
  socket.connect = null;
  told.length = 0;
}
