import type { FastifyInstance } from "fastify";
import type { OutboxEmail, OutboxFolder } from "../mail/outbox-folder.ts";
import { escapeHtml } from "../platform/html.ts";

/** Shows the emails of the development outbox at `/dev/mail`, and as JSON at `/dev/mail.json`. */
export function registerDevMail(app: FastifyInstance, { outbox }: { outbox: OutboxFolder }): void {
  app.get("/dev/mail.json", () => outbox.list());
  app.get("/dev/mail", async (_, reply) => {
    const emails = await outbox.list();
    return reply.type("text/html; charset=utf-8").send(page(emails));
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", async (request, reply) => {
    const email = (await outbox.list()).find(({ id }) => id === request.params.id);
    if (!email) return reply.callNotFound();
    // Emails need inline styles; scripts stay forbidden.
    reply.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox",
    );
    return reply.type("text/html; charset=utf-8").send(email.html);
  });
}

function page(emails: OutboxEmail[]): string {
  const rows = emails.map(
    ({ id, to, subject, sentAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(id)}">${escapeHtml(subject)}</a> → ${escapeHtml(to)} <small>${escapeHtml(sentAt)}</small></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>No emails yet.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head><body><h1>Outbox</h1><p>Emails that would have been sent, newest first. Development only.</p>${list}</body></html>`;
}
