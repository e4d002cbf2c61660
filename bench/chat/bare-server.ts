/** The baseline: Socket.IO, and one `INSERT` per message. No sessions, no rules: the cookie names the person. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { Server } from "socket.io";
import { REALTIME_PATH } from "../../contract/events/realtime.ts";
import type { LoadPerson } from "./load-messages.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const chats = new Map<string, [string, string]>();

const server = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { id, message } = JSON.parse(text) as { id: string; message: string };
  const chatId = request.url?.split("/")[4] ?? "";
  const senderId = request.headers.cookie ?? "";
  const values = [id, chatId, senderId, message];
  const { rows } = await pool.query(
    "INSERT INTO bare_messages (id, chat_id, sender_id, message) VALUES ($1, $2, $3, $4) RETURNING sent_at",
    values,
  );
  const created = { id, chatId, senderId, message, sentAt: rows[0].sent_at };
  io.to(chats.get(chatId) ?? []).emit("message.created", created);
  response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(created));
});
const io = new Server(server, { path: REALTIME_PATH, serveClient: false });
io.on("connection", (socket) => socket.join(socket.handshake.headers.cookie ?? ""));

process.once("message", async (people: LoadPerson[]) => {
  for (const { id, chatId, otherId } of people) chats.set(chatId, [id, otherId]);
  await pool.query(
    `CREATE TABLE bare_messages (id uuid PRIMARY KEY, chat_id uuid NOT NULL, sender_id uuid NOT NULL, message text NOT NULL,
       sent_at timestamptz NOT NULL DEFAULT now())`,
  );
  server.listen(0, "127.0.0.1", () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
