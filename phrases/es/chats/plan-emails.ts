/** Emails of plans for two, and calendar files. They name nobody. */
export const planEmails = {
  cancelledTitle: "Cancelado: {{title}}",
};
