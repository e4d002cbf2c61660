import type { ClientEvents, ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Server, Socket } from "socket.io";

export type ServerEventName = keyof ServerEvents;
export type ServerEventPayload<Name extends ServerEventName> = Parameters<ServerEvents[Name]>[0];

/**
 * Sends events to people's open screens. Features call it after their change is committed. It never fails and delivery is
 * not guaranteed: clients that were away fetch what they missed.
 */
export interface Delivery {
  /** Sends an event to every open screen of these people, on every device, if there is any. */
  emitTo<Name extends ServerEventName>(
    personIds: readonly string[],
    event: Name,
    payload: ServerEventPayload<Name>,
  ): void;
}

/** Who is connected, and disconnecting people. */
export interface Connections {
  /** Whether a person has the product open anywhere: a connection to any process. */
  isConnected(personId: string): Promise<boolean>;

  /**
   * Closes every open connection of a person, in all processes. Call it after the commit of what ends a person's sessions: a
   * ban, the deletion of an account, signing out everywhere. Sockets that reconnect have their session checked again.
   */
  disconnectPerson(personId: string): void;

  /** The same for the connections of one session, after it was ended. */
  disconnectSession(sessionId: string): void;
}

/** Person and session of a socket. Set before the socket joins anything. */
export interface SocketOwner {
  personId: string;
  sessionId: string;
}

/** What processes ask each other. */
interface ProcessEvents {
  /** Whether a person is connected to the process that answers. */
  isConnected(personId: string, answer: (isHere: boolean) => void): void;
}

export type SocketServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
export type ServerSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketOwner>;
