import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { errorBody } from "./error-body.ts";

/** Paths that belong to the server; an unknown one below them is an error, not a page. */
const SERVER_PATHS = /^\/(api|rt|avatars|dev)(\/|$)/;

/**
 * Serves the built web app: its files with long caching where their names carry a hash, and its page for every address
 * that the browser's router knows or does not know.
 */
export async function registerWebApp(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const cache = path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
        reply.header("cache-control", cache);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = ["GET", "HEAD"].includes(request.method) && !SERVER_PATHS.test(request.url.split("?")[0] ?? "");
    if (isBuilt && wantsPage && (request.headers.accept ?? "*/*").match(/text\/html|\*\/\*/)) {
      return reply.sendFile("index.html");
    }
    return reply.status(404).send(errorBody("NOT_FOUND", "there is nothing here"));
  });
}
