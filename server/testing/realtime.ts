import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ClientEvents, REALTIME_PATH, type ServerEvents } from "@nakamatch/contract/events/realtime";
import { io as connectTo, type Socket } from "socket.io-client";
import type { SessionGate } from "../platform/auth/session-gate.ts";
import type { Database } from "../platform/database/open.ts";
import { unlimited } from "../platform/limits/limiter.ts";
import { createLog } from "../platform/log.ts";
import { createRealtime, type Realtime, type RealtimeSettings } from "../realtime/realtime.ts";
import { createTestDatabase } from "./database.ts";
import { addPerson } from "./people.ts";
import { createTestGate, openSession } from "./sessions.ts";

const SECRET = "a secret for tests only";
/** The only origin allowed to connect. */
export const ORIGIN = "https://nakamatch.example";

export type Client = Socket<ServerEvents, ClientEvents>;

export interface SignedIn {
  id: string;
  sessionId: string;
  cookie: string;
}

/** A socket server with its HTTP server. */
export interface RunningRealtime {
  realtime: Realtime;
  url: string;
  stop(): Promise<void>;
}

export interface Visit {
  cookie?: string | undefined;
  /** Null omits it. */
  origin?: string | null;
  transport?: "websocket" | "polling";
  /** Defaults to the scene's server. */
  at?: RunningRealtime;
}

/** A connected socket and the events it has received. */
export interface Screen {
  client: Client;
  heard: unknown[][];
}

/** Real sockets on a real server, with people on the suite's own database. */
export interface RealtimeScene {
  database: Database;
  gate: SessionGate;
  server: RunningRealtime;
  ana: SignedIn;
  leo: SignedIn;
  /** Ends all sockets and servers, and creates a new server and people. Call it in `beforeEach`. */
  renew(): Promise<void>;
  /** Starts another server, for this test. */
  startServer(settings?: Partial<RealtimeSettings>): Promise<RunningRealtime>;
  /** Adds a person with a session, or another session of a person. */
  addSignedIn(personId?: string): Promise<SignedIn>;
  /** Creates a browser's socket, not yet connected. */
  visit(visit: Visit): Client;
  /** Connects a socket; fails the test if refused. */
  enter(visit: Visit): Promise<Screen>;
  /** Call it in `afterAll`. */
  close(): Promise<void>;
}

export async function openRealtimeScene(): Promise<RealtimeScene> {
  const database = await createTestDatabase();
  const { db } = database;
  const gate = createTestGate(db, SECRET);
  const clients: Client[] = [];
  const servers: RunningRealtime[] = [];

  const startServer: RealtimeScene["startServer"] = async (settings = {}) => {
    const server = await startRealtime({
      gate,
      db,
      allowedOrigins: [ORIGIN],
      log: createLog({ level: "silent", pretty: false }),
      trustedProxies: 0,
      limiter: unlimited,
      headers: {},
      ...settings,
    });
    servers.push(server);
    return server;
  };

  const addSignedIn: RealtimeScene["addSignedIn"] = async (personId) => {
    const id = personId ?? (await addPerson(db)).id;
    return { id, ...(await openSession(db, id, SECRET)) };
  };

  const visit: RealtimeScene["visit"] = ({ cookie, origin = ORIGIN, transport = "websocket", at = scene.server }) => {
    const client: Client = connectTo(at.url, {
      path: REALTIME_PATH,
      transports: [transport],
      reconnection: false,
      forceNew: true,
      extraHeaders: { ...(origin !== null && { origin }), ...(cookie !== undefined && { cookie }) },
    });
    clients.push(client);
    return client;
  };

  const begin = async () => ({ server: await startServer(), ana: await addSignedIn(), leo: await addSignedIn() });
  const end = async () => {
    for (const client of clients.splice(0)) client.disconnect();
    for (const server of servers.splice(0)) await server.stop();
  };

  const scene: RealtimeScene = {
    database,
    gate,
    ...(await begin()),
    async renew() {
      await end();
      Object.assign(scene, await begin());
    },
    startServer,
    addSignedIn,
    visit,
    async enter(options) {
      const client = visit(options);
      const heard: unknown[][] = [];
      client.onAny((...event) => heard.push(event));
      const answer = await outcome(client);
      if (answer !== "connected") throw new Error(`the socket was refused: ${answer}`);
      return { client, heard };
    },
    async close() {
      await end();
      await database.close();
    },
  };
  return scene;
}

async function startRealtime(settings: RealtimeSettings): Promise<RunningRealtime> {
  const http = createServer((_request, response) => response.end("the app"));
  const realtime = createRealtime(settings);
  await realtime.start(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    realtime,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async stop() {
      await realtime.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

/** Resolves to `connected`, or the refusal's message. */
export function outcome(client: Client): Promise<string> {
  return new Promise((resolve) => {
    client.once("connect", () => resolve("connected"));
    client.once("connect_error", (error) => resolve(error.message));
  });
}

/** Resolves to the reason why a connection ends. */
export function left(client: Client): Promise<string> {
  return new Promise((resolve) => client.once("disconnect", resolve));
}
