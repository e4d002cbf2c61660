import { LANGUAGE_PARAMETER, LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { LISTED_PATHS } from "@nakamatch/contract/vocabulary/screen-paths";
import type { FastifyInstance } from "fastify";

/** Disallowed: data, photos, the development outbox. */
const CLOSED = ["/api/", "/avatars/", "/dev/"];

const CACHE = "public, max-age=3600";

/** Serves `/robots.txt`, and `/sitemap.xml` with the public screens. The same in development, which only this machine reaches. */
export function registerCrawlerFiles(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const robots = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ];
  app.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", CACHE).type("text/plain; charset=utf-8").send(robots.join("\n")),
  );

  const inLanguages = (address: string) =>
    LANGUAGES.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(`${address}?${LANGUAGE_PARAMETER}=${code}`)}"/>`,
    ).join("");
  const urls = LISTED_PATHS.map((path) => publicUrl + path).map(
    (address) => `  <url><loc>${escapeXml(address)}</loc>${inLanguages(address)}</url>`,
  );
  const sitemap = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    "</urlset>",
    "",
  ];
  app.get("/sitemap.xml", (_request, reply) =>
    reply.header("cache-control", CACHE).type("application/xml; charset=utf-8").send(sitemap.join("\n")),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
