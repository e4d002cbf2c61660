import { escapeHtml } from "../../platform/html.ts";
import { CARDS, disputeOf, type Ledger, refundOf } from "./ledger.ts";
import type { Invoice, Payment, SandboxState, Session } from "./objects.ts";

interface PageContext {
  state: SandboxState;
  ledger: Ledger;
  origin: string;
}

interface PageRequest {
  method: string;
  path: string;
  body: string;
  /** The page that submits a form. */
  from: string | undefined;
}

export interface Page {
  status: number;
  html: string;
  headers?: Record<string, string>;
}

/** Serves a purchase's payment page, and the page that moves the time. */
export function answerPage(context: PageContext, request: PageRequest): Page {
  if (request.method === "POST" && request.from !== context.origin) return message(403, "Not from this page.");
  const [, id, step] = /^\/pay\/(\w+)(?:\/(authenticate))?$/.exec(request.path) ?? [];
  const session = id === undefined ? undefined : context.state.sessions[id];
  if (session) return payPurchase(context, session, request, step === "authenticate");
  const invoice = id === undefined ? undefined : context.state.invoices[id];
  if (invoice && step === undefined) return payInvoice(context, invoice, request);
  if (request.path === "/") return control(context, request);
  return message(404, "There is nothing here.");
}

function payPurchase({ ledger }: PageContext, session: Session, request: PageRequest, isAuthenticating: boolean): Page {
  if (session.status === "complete") return message(200, "You're all done here.", "This purchase has been paid.");
  if (session.status === "expired" || session.expires_at <= ledger.now()) {
    return message(200, "This page has expired.", "Go back to the site and start again.");
  }
  const purchase = form(
    { id: session.id, title: "Subscribe to Nakamatch Premium", amount: amountOf(session) },
    session,
  );
  if (request.method !== "POST") return { status: 200, html: isAuthenticating ? challenge(session) : purchase() };
  const fields = new URLSearchParams(request.body);
  const card = cardOf(request);
  if (isAuthenticating) {
    if (fields.get("answer") !== "complete")
      return { status: 402, html: purchase("Your bank did not confirm the payment. Nothing was charged.") };
    return finish(ledger, session, CARDS.authenticates);
  }
  if (card === CARDS.authenticates) return redirect(`/pay/${session.id}/authenticate`);
  if (card === CARDS.pays || card === CARDS.declinesLater) return finish(ledger, session, card);
  return { status: 402, html: purchase(refusalOf(card)) };
}

/** The page of an unpaid invoice. Like Stripe's, it does not lead back. */
function payInvoice({ ledger }: PageContext, invoice: Invoice, request: PageRequest): Page {
  if (invoice.status === "paid") return message(200, "This invoice has been paid.", "You can go back to the site.");
  if (invoice.status !== "open") return message(200, "This invoice can no longer be paid.");
  const amount = amountOf({ amount_total: invoice.amount_due, currency: invoice.currency });
  const page = form({ id: invoice.id, title: "Pay Nakamatch Premium", amount });
  if (request.method !== "POST") return { status: 200, html: page() };
  const card = cardOf(request);
  if (card !== CARDS.pays && card !== CARDS.authenticates) return { status: 402, html: page(refusalOf(card)) };
  ledger.settle(invoice, card);
  return redirect(`/pay/${invoice.id}`);
}

function cardOf({ body }: PageRequest): string {
  return (new URLSearchParams(body).get("card") ?? "").replaceAll(/\D/g, "");
}

function refusalOf(card: string): string {
  const isKnown = card === CARDS.declines || card === CARDS.declinesLater;
  return isKnown ? "Your card was declined. Nothing was charged." : "That is no test card.";
}

function finish(ledger: Ledger, session: Session, card: string): Page {
  ledger.complete(session, card);
  return redirect(session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

function redirect(location: string): Page {
  return { status: 303, html: "", headers: { location } };
}

const CARD_LABELS: readonly [string, string][] = [
  [CARDS.pays, "Pays"],
  [CARDS.authenticates, "Asks for 3-D Secure"],
  [CARDS.declines, "Is declined"],
  [CARDS.declinesLater, "Pays now, renewals are declined"],
];

/** A form for a card; the result renders it, with an optional error. */
function form(
  { id, title, amount }: { id: string; title: string; amount: string },
  back?: Pick<Session, "cancel_url">,
): (error?: string) => string {
  const cards = CARD_LABELS.map(
    ([number, label], index) =>
      `<label class="card"><input type="radio" name="card" value="${number}"${index === 0 ? " checked" : ""}><span><b>${spaced(number)}</b><br>${label}</span></label>`,
  );
  const act = back ? "Subscribe and pay" : "Pay";
  const link = back ? `<p><a href="${escapeHtml(back.cancel_url)}">Back</a></p>` : "";
  return (error) =>
    html(
      "Payment",
      `<p class="badge">Test mode</p><h1>${title}</h1><p class="amount">${amount}</p>
${error === undefined ? "" : `<p class="error" role="alert">${error}</p>`}<form method="post" action="/pay/${id}"><fieldset><legend>Card</legend>${cards.join("")}</fieldset>
<button>${act} ${amount}</button></form>${link}`,
    );
}

function challenge(session: Session): string {
  return html(
    "3-D Secure",
    `<p class="badge">Test bank</p><h1>Confirm the payment</h1><p class="amount">${amountOf(session)}</p>
<form method="post" action="/pay/${session.id}/authenticate"><button name="answer" value="complete">Complete</button>
<button name="answer" value="fail" class="second">Fail</button></form>`,
  );
}

/** The page where a developer moves the time, and refunds or disputes payments. */
function control({ state, ledger }: PageContext, request: PageRequest): Page {
  if (request.method === "POST") {
    const fields = new URLSearchParams(request.body);
    const payment = state.payments[fields.get("payment") ?? ""];
    const subscription = state.subscriptions[fields.get("subscription") ?? ""];
    if (fields.has("days")) ledger.advance(Math.max(0, Number(fields.get("days"))) * 86_400);
    const act = fields.get("act");
    if (payment) takeBack({ state, ledger }, payment, act);
    if (subscription && act === "decline") state.cards[subscription.id] = CARDS.declinesLater;
    if (subscription && act === "charge") state.cards[subscription.id] = CARDS.pays;
    return redirect("/");
  }
  const rows = Object.values(state.subscriptions).map((subscription) => {
    const invoice = state.invoices[subscription.latest_invoice ?? ""];
    const payment = Object.values(state.payments).find((each) => each.invoice === invoice?.id);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const button = (act: string, label: string, field: string, id: string) =>
      `<form method="post" class="inline"><input type="hidden" name="${field}" value="${id}"><button name="act" value="${act}" class="second">${label}</button></form>`;
    const acts = [
      button("decline", "Decline renewals", "subscription", subscription.id),
      button("charge", "Charge renewals", "subscription", subscription.id),
      ...(payment ? Object.entries(TAKING_BACK).map(([act, label]) => button(act, label, "payment", payment.id)) : []),
    ];
    return `<li><b>${escapeHtml(state.customers[subscription.customer]?.email ?? "deleted")}</b>: ${subscription.status}${subscription.cancel_at_period_end ? ", cancelled" : ""}, until ${day(end)}<br>${acts.join(" ")}</li>`;
  });
  const moves = [1, 7, 31, 366].map((days) => `<button name="days" value="${days}" class="second">+${days}</button>`);
  return {
    status: 200,
    html: html(
      "Sandbox",
      `<h1>Payment sandbox</h1><p>It is ${day(ledger.now())} here. Days forward:</p><form method="post">${moves.join(" ")}</form><ul>${rows.join("")}</ul>`,
    ),
  };
}

const TAKING_BACK = { refund: "Refund", inquire: "Inquiry", dispute: "Dispute", win: "Win the dispute" };

function takeBack({ state, ledger }: Pick<PageContext, "state" | "ledger">, payment: Payment, act: string | null) {
  const dispute = disputeOf(state, payment);
  if (act === "refund" && !refundOf(state, payment)) ledger.refund(payment);
  if (act === "inquire" && !dispute) ledger.dispute(payment, "warning_needs_response");
  if (act === "dispute" && !dispute) ledger.dispute(payment);
  if (act === "dispute" && dispute?.status.startsWith("warning")) ledger.turnDispute(dispute, "needs_response");
  if (act === "win" && dispute)
    ledger.turnDispute(dispute, dispute.status.startsWith("warning") ? "warning_closed" : "won");
}

function message(status: number, title: string, text = ""): Page {
  return { status, html: html(title, `<h1>${title}</h1><p>${text}</p>`) };
}

function amountOf({ amount_total: cents, currency }: Pick<Session, "amount_total" | "currency">): string {
  return new Intl.NumberFormat("en", { style: "currency", currency }).format(cents / 100);
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

function spaced(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}

function html(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

const STYLE = `body{margin:0;background:#f6f8fa;color:#1a1f36;font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.4rem;margin:.5rem 0}.amount{font-size:2rem;font-weight:700;margin:.25rem 0 1.25rem}
.badge{display:inline-block;background:#ffde92;color:#5f3d00;border-radius:4px;padding:0 .5rem;font-size:.85rem;margin:0}
fieldset{border:0;padding:0;margin:0 0 1rem}legend{font-weight:600;margin-bottom:.5rem}
.card{display:flex;gap:.75rem;align-items:center;min-height:44px;padding:.6rem .8rem;background:#fff;border:1px solid #a3acb9;border-radius:8px;margin-bottom:.5rem}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:#0a5a8a;color:#fff;font:inherit;font-weight:600;cursor:pointer;margin-bottom:.5rem}
button.second{width:auto;min-height:44px;padding:0 .8rem;background:#e3e8ee;color:#1a1f36}.inline{display:inline}
.error{background:#fde2dd;color:#8c1405;padding:.6rem .8rem;border-radius:8px}:focus-visible{outline:3px solid #0a5a8a;outline-offset:2px}li{margin-bottom:1rem}`;
