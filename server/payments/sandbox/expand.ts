/** The parameter `expand`: Stripe answers with ids unless the objects are requested. */
import type { Invoice, SandboxState, Subscription } from "./objects.ts";

export function isExpanded(expand: readonly string[], path: string): boolean {
  return expand.some((each) => each === path || each.startsWith(`${path}.`));
}

export function inList(expand: readonly string[]): string[] {
  return expand.map((path) => path.replace(/^data\./, ""));
}

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

export function paymentsOf(state: SandboxState, invoice: Invoice) {
  return Object.values(state.payments)
    .filter((payment) => payment.invoice === invoice.id)
    .map(({ id, amount }) => ({
      id: `inpay_${id}`,
      object: "invoice_payment",
      invoice: invoice.id,
      amount_paid: amount,
      status: "paid",
      payment: { type: "payment_intent", payment_intent: id },
    }));
}

export function list<Item>(data: Item[], hasMore = false) {
  return { object: "list", data, has_more: hasMore, url: "" };
}
