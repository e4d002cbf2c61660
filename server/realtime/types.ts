import type { ClientEvents, ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Server, Socket } from "socket.io";

export type ServerEventName = keyof ServerEvents;
export type ServerEventPayload<Name extends ServerEventName> = Parameters<ServerEvents[Name]>[0];

/** Sends events to open screens; call it after the commit. Never fails, but may not deliver: clients refetch on reconnect. */
export interface Delivery {
  emitTo<Name extends ServerEventName>(
    personIds: readonly string[],
    event: Name,
    payload: ServerEventPayload<Name>,
  ): void;
}

export interface Connections {
  /** Whether the person is connected to any process. */
  isConnected(personId: string): Promise<boolean>;

  /** Closes a person's sockets in all processes; call it after the commit that ends their sessions. */
  disconnectPerson(personId: string): void;

  disconnectSession(sessionId: string): void;
}

/** Set before the socket joins a room. */
export interface SocketOwner {
  personId: string;
  sessionId: string;
}

/** Events between processes. */
interface ProcessEvents {
  isConnected(personId: string, answer: (isHere: boolean) => void): void;
}

export type SocketServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
export type ServerSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
