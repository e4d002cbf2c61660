import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { LISTED_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorBody } from "./error-body.ts";
import { createPages, type PagesOptions } from "./pages.ts";
import { SERVER_PATHS } from "./rewrite-url.ts";

const FILE_PATHS = /^\/assets\/|\.[^/]+$/;

/**
 * Serves the built web app: files, with long caching if hashed, and a page for every screen (`pages.ts`). Unknown paths
 * get a page with status 404 (NAV-16), missing files a plain 404. Assets of earlier builds come from `dist-earlier`
 * beside it.
 */
export async function registerWebApp(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { folder } = options;
  const sendPage = existsSync(join(folder, "index.html")) ? createPages(options) : undefined;
  if (sendPage) {
    await app.register(fastifyStatic, {
      // The second folder may appear later.
      root: [folder, `${folder}-earlier`],
      suppressWarning: true,
      preCompressed: true,
      index: false,
      // Excludes templates.
      allowedPath: (path) => !/^\/(?:pages\/|(?:index\.html|screens\.json)$)/.test(path),
      setHeaders: (reply, path) => {
        reply.header("cache-control", cacheOf(path));
      },
    });
  }
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?");
    if (sendPage && wantsPage(request, path)) {
      if (!LISTED_PATHS.some((listed) => listed === path)) reply.header("x-robots-tag", "noindex");
      return sendPage(request, reply, decodeURI(path));
    }
    // Possibly missing only during a deployment.
    return reply.status(404).send(errorBody("NOT_FOUND", "there is nothing here"));
  };
  // The file handler sees it as a folder.
  app.get("/", answer);
  app.setNotFoundHandler(answer);
}

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
