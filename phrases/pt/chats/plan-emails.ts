import type { Phrases } from "../../dictionary.ts";

export const planEmails: Phrases["planEmails"] = {
  cancelledTitle: "Cancelado: {{title}}",
  greeting: "Oi, {{nickname}}!",
  agreed: {
    subject: "Seu plano: {{when}}",
    text: "Este plano está confirmado:",
    file: "O arquivo anexo o coloca no seu calendário, ou muda o horário.",
  },
  cancelled: {
    subject: "Cancelado: seu plano ({{when}})",
    text: "Este plano foi cancelado:",
    file: "O arquivo anexo o tira do seu calendário.",
  },
  reminder: { subject: "Lembrete: seu plano ({{when}})", text: "Seu plano está chegando:" },
  what: "O quê: {{what}}",
  when: "Quando: {{when}}",
  place: "Onde: {{place}}",
  action: "Abrir o chat",
  why: "Você recebe e-mails sobre seus planos em {{email}} porque os ativou. Dá para desativá-los nas configurações.",
};
