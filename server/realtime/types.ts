import type { ClientEvents, ServerEvents, SessionEndReason } from "@nakamatch/contract/events/realtime";
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

/** Sends events to all open screens; as `Delivery` otherwise. */
export interface Broadcast {
  emitToAll<Name extends ServerEventName>(event: Name, payload: ServerEventPayload<Name>): void;
}

/** `looking`: acted in the app a moment ago. `idle`: has it open without that. */
export type Attention = "looking" | "idle" | "away";

export interface Connections {
  /** Whether somebody sees what arrives, in any process: acted within the last 90 s, or `withinMs`. Unless all others answer within half a second, as far as this one knows. */
  attentionOf(personId: string, withinMs?: number): Promise<Attention>;

  /** Closes a person's sockets in all processes, telling them why; call it after the commit that ends their sessions. */
  disconnectPerson(personId: string, because?: SessionEndReason): void;

  disconnectSession(sessionId: string, because?: SessionEndReason): void;
}

/** Set before the socket joins a room. */
export interface SocketOwner {
  personId: string;
  sessionId: string;
}

interface SocketData extends SocketOwner {
  /** Milliseconds of the last `presence.active`. */
  activeAt?: number;
}

/** Events between processes. */
interface ProcessEvents {
  attention(personId: string, withinMs: number, answer: (attention: Attention) => void): void;
}

export type SocketServer = Server<ClientEvents, ServerEvents, ProcessEvents, SocketData>;
export type ServerSocket = Socket<ClientEvents, ServerEvents, ProcessEvents, SocketData>;
