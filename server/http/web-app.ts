import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { isScreenPath, LISTED_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "./error-body.ts";
import { type PublicPagesOptions, registerPublicPages } from "./public-pages.ts";
import { SERVER_PATHS } from "./readable-address.ts";

/** Paths of files: the build's folder, and names with an extension. */
const FILE_PATHS = /^\/assets\/|\.[^/]+$/;

/** Headers that make a request conditional. */
const CONDITIONS = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since"];

/**
 * Serves the built web app: its files with long caching where their names carry a hash (flags for a day), the public pages as they were rendered
 * beforehand, and the page that every other screen starts with. An
 * unknown path gets the page too, which says that there is nothing, with status 404 (NAV-16); a missing file is a plain 404.
 */
export async function registerWebApp(app: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { folder } = options;
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // Served below, without the name of the folder.
      allowedPath: (path) => !path.startsWith("/pages/"),
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheOf(path));
      },
    });
    registerPublicPages(app, options);
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = ""] = request.url.split("?");
    if (isBuilt && wantsPage(request, path)) return sendPage(reply, decodeURI(path));
    // Not to be kept: a file can be missing only until the next release is everywhere.
    return reply.header("cache-control", "no-store").status(404).send(errorBody("NOT_FOUND", "there is nothing here"));
  });
}

/** For how long a file of the build may be kept. */
function cacheOf(path: string): string {
  if (path.includes("/assets/")) return "public, max-age=31536000, immutable";
  return path.includes("/flags/") ? "public, max-age=86400" : "no-cache";
}

function wantsPage({ method, headers }: FastifyRequest, path: string): boolean {
  return (
    ["GET", "HEAD"].includes(method) &&
    !SERVER_PATHS.test(path) &&
    !FILE_PATHS.test(path) &&
    /text\/html|\*\/\*/.test(headers.accept ?? "*/*")
  );
}

function sendPage(reply: FastifyReply, path: string): FastifyReply {
  const isListed = LISTED_PATHS.some((listed) => listed === path);
  if (!isListed) reply.header("x-robots-tag", "noindex");
  if (isScreenPath(path)) return reply.sendFile("index.html");
  // Always the whole page: an answer to a conditional request would have no body.
  const { headers } = reply.request.raw;
  for (const name of CONDITIONS) delete headers[name];
  return reply.status(404).sendFile("index.html", { etag: false, lastModified: false, acceptRanges: false });
}
