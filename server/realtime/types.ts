import type { ClientEvents, ServerEvents } from "@nakamatch/contract/events/realtime";
import type { Server, Socket } from "socket.io";

export type ServerEventName = keyof ServerEvents;
export type ServerEventPayload<Name extends ServerEventName> = Parameters<ServerEvents[Name]>[0];

/**
 * The way to people's open screens. Features tell it after their change is committed; it never fails and promises
 * nothing: whoever was away fetches what they missed.
 */
export interface Delivery {
  /** Tells every open screen of these people, on every device. Nobody at home is fine. */
  emitTo<Name extends ServerEventName>(
    personIds: readonly string[],
    event: Name,
    payload: ServerEventPayload<Name>,
  ): void;
}

/** What may end a person's connections. */
export interface Connections {
  /**
   * Cuts every open connection of a person, in all processes. Whoever takes away somebody's sessions calls it after the
   * commit: a ban, the deletion of an account, signing out everywhere. What comes back is asked for its session again.
   */
  disconnectPerson(personId: string): void;
}

/** Whose socket it is, by which session. Set before the socket joins anything. */
export interface SocketOwner {
  personId: string;
  sessionId: string;
}

/** No process asks another anything. */
type NoEvents = Record<string, never>;

export type SocketServer = Server<ClientEvents, ServerEvents, NoEvents, SocketOwner>;
export type ServerSocket = Socket<ClientEvents, ServerEvents, NoEvents, SocketOwner>;
