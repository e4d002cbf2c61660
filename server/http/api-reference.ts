import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "./api.ts";

const PREFIX = "/api/docs";
const VIEWER_FILES = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Nakamatch API</title>
<link rel="stylesheet" href="${PREFIX}/swagger-ui.css">
</head>
<body><div id="reference"></div>
<script src="${PREFIX}/swagger-ui-bundle.js"></script>
<script src="${PREFIX}/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: "${API_PREFIX}/openapi.json", dom_id: "#reference", deepLinking: true });`;

/** Serves the API reference at `/api/docs`, from our own files, as the strict policy requires. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
  app.get(PREFIX, (_, reply) => reply.type("text/html; charset=utf-8").send(PAGE));
  app.get(`${PREFIX}/start.js`, (_, reply) => reply.type("text/javascript; charset=utf-8").send(START));
  for (const [name, type] of Object.entries(VIEWER_FILES)) {
    app.get(`${PREFIX}/${name}`, async (_, reply) => reply.type(type).send(await readFile(join(folder, name))));
  }
}
