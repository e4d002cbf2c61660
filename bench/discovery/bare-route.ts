/**
 * Baseline for discovery: a Fastify route that runs the statements of a page in order and sends the bytes of the
 * product's answer. Gets both by IPC, and sends its port.
 */
import fastify from "fastify";
import pg from "pg";
import type { FromBare, ToBare } from "./bare-messages.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

// The monitor unreferences it, and nothing else keeps the process alive.
process.channel?.ref();
process.on("message", async (message: ToBare | { kind: string }) => {
  if (message.kind !== "pages") return;
  const pages = new Map((message as ToBare).pages.map((page) => [page.path + page.cookie, page]));
  app.get("/api/v1/discovery", async ({ url, headers }, reply) => {
    const page = pages.get(url + headers.cookie);
    if (!page) return reply.status(404).send();
    const run = ({ name, text, values }: (typeof page.steps)[number][number]) =>
      pool.query({ name, text, values, rowMode: "array" });
    for (const step of page.steps) await Promise.all(step.map(run));
    return reply.type("application/json").send(page.body);
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (typeof address === "object" && address) process.send?.({ port: address.port } satisfies FromBare);
});
