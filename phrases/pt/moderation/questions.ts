import type { Phrases } from "../../dictionary.ts";

export const questions: Phrases["questions"] = {
  banner: {
    title: "A equipe de moderação tem uma pergunta para você",
    text: "Você pode ler e responder aqui, no Nakamatch.",
    open: "Ver a pergunta",
  },
  title: "Perguntas da equipe",
  intro:
    "Antes de decidir sobre uma conta, às vezes perguntamos. Responda com suas palavras: nunca pedimos documentos nem fotos de papéis.",
  templates: {
    age: "Quantos anos você tem? Conte com suas palavras.",
    photos: "É você nas fotos do seu perfil? Se não, de onde elas são?",
    person: "Este perfil é seu ou você cuida dele para outra pessoa?",
    side: "Aconteceu algo nas suas conversas que a gente deva saber? Conte a sua versão.",
    advertising: "Você usa o Nakamatch para vender ou anunciar algo? O que é?",
    access: "Mais alguém usou a sua conta?",
  },
  note: "Nota da equipe",
  asked: "Perguntamos em {{date}}.",
  until: "Você pode responder até {{date}}. Não responder, por si só, não tem consequências.",
  open: "Responder",
  label: "Sua resposta",
  hint: "Você pode responder uma vez. A equipe de moderação lê, as outras pessoas não.",
  submit: "Enviar resposta",
  sending: "Enviando…",
  required: "Escreva sua resposta",
  sentTitle: "Resposta enviada",
  sentText: "A equipe de moderação vai ler.",
  failedTitle: "Não conseguimos enviar sua resposta",
  answered: "Você respondeu em {{date}}.",
  expired: "O prazo para responder terminou em {{date}}. Não é mais preciso responder.",
  closed: "Não é mais preciso responder.",
  unsent:
    "Ninguém espera mais esta resposta, então ela não foi enviada. Seu texto continua aqui se você quiser copiar.",
};
