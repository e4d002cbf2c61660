/** The parameter `expand`: Stripe answers with the ids of other objects, unless the objects themselves are asked for. */
import type { Invoice, SandboxState, Subscription } from "./objects.ts";

/** Whether an object of an answer is asked for, instead of its id. */
export function isExpanded(expand: readonly string[], path: string): boolean {
  return expand.some((each) => each === path || each.startsWith(`${path}.`));
}

/** What is asked for of each object of a list. */
export function inList(expand: readonly string[]): string[] {
  return expand.map((path) => path.replace(/^data\./, ""));
}

/** A subscription with its latest invoice and that one's payments, where `expand` asks for them; else with the invoice's id. */
export function withInvoice(
  { state, pageOf }: { state: SandboxState; pageOf: (id: string) => string },
  subscription: Subscription,
  expand: string[] = [],
) {
  const invoice = state.invoices[subscription.latest_invoice ?? ""];
  if (!invoice || !isExpanded(expand, "latest_invoice")) return subscription;
  const payments = isExpanded(expand, "latest_invoice.payments") && { payments: list(paymentsOf(state, invoice)) };
  return { ...subscription, latest_invoice: { ...invoice, hosted_invoice_url: pageOf(invoice.id), ...payments } };
}

/** The payments of an invoice. */
export function paymentsOf(state: SandboxState, invoice: Invoice) {
  return Object.values(state.payments)
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ id, amount }) => ({
      ...{ id: `inpay_${id}`, object: "invoice_payment", invoice: invoice.id, amount_paid: amount, status: "paid" },
      payment: { type: "payment_intent", payment_intent: id },
    }));
}

/** A list as the API answers. */
export function list<Item>(data: Item[], hasMore = false) {
  return { object: "list", data, has_more: hasMore, url: "" };
}
