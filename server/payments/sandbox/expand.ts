/** The parameter `expand`: Stripe returns ids unless asked for objects. */
import type { Invoice, SandboxState, Subscription } from "./objects.ts";

export function isExpanded(expand: readonly string[], path: string): boolean {
  return expand.some((each) => each === path || each.startsWith(`${path}.`));
}

export function inList(expand: readonly string[]): string[] {
  return expand.map((path) => path.replace(/^data\./, ""));
}

interface Shown {
  state: SandboxState;
  pageOf: (id: string) => string;
}

export function withExpanded({ state, pageOf }: Shown, subscription: Subscription, expand: string[] = []) {
  const invoice = state.invoices[subscription.latest_invoice ?? ""];
  const isInvoice = invoice && isExpanded(expand, "latest_invoice");
  const payments = isInvoice &&
    isExpanded(expand, "latest_invoice.payments") && { payments: list(paymentsOf(state, invoice)) };
  const isCustomer = isExpanded(expand, "customer");
  const method = `pm_${subscription.id}`;
  return {
    ...subscription,
    ...(isInvoice && { latest_invoice: { ...withPage({ pageOf }, invoice), ...payments } }),
    ...(isCustomer && { customer: customerOf(state, subscription.customer) }),
    default_payment_method: isExpanded(expand, "default_payment_method")
      ? { id: method, object: "payment_method", type: "card", card: cardOf(state, subscription.id) }
      : method,
  };
}

export function withPage({ pageOf }: Pick<Shown, "pageOf">, invoice: Invoice) {
  return { ...invoice, hosted_invoice_url: pageOf(invoice.id) };
}

/** Customers have no card, as the subscription's is charged. */
function customerOf({ customers }: SandboxState, id: string) {
  const known = customers[id];
  if (!known) return { id, object: "customer", deleted: true };
  return { ...known, invoice_settings: { default_payment_method: null } };
}

/** All test cards have this brand. */
function cardOf({ cards }: SandboxState, subscriptionId: string) {
  return { brand: "visa", last4: cards[subscriptionId]?.slice(-4) ?? "", exp_month: 12, exp_year: 2040 };
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
