import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../mail/layout.ts";
import type { OutboxFolder, OutboxLetter } from "../mail/outbox-folder.ts";

/** Shows the letters of the development outbox at `/dev/mail`; `/dev/mail.json` is the same for programs. */
export function registerDevMail(app: FastifyInstance, { outbox }: { outbox: OutboxFolder }): void {
  app.get("/dev/mail.json", () => outbox.list());
  app.get("/dev/mail", async (_, reply) => {
    const letters = await outbox.list();
    return reply.type("text/html; charset=utf-8").send(page(letters));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const letter = (await outbox.list()).find(({ id }) => id === request.params.id);
    if (!letter) return reply.callNotFound();
    // The letter brings its own inline styles, as letters must; scripts stay forbidden.
    reply.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox",
    );
    return reply.type("text/html; charset=utf-8").send(letter.html);
  });
}

function page(letters: OutboxLetter[]): string {
  const rows = letters.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a> → ${escapeHtml(to)} <small>${escapeHtml(sentAt)}</small></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>No letters yet.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head><body><h1>Outbox</h1><p>Letters that would have been sent, newest first. Development only.</p>${list}</body></html>`;
}
