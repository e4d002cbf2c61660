import type { Phrases } from "../../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Olá, {{nickname}}!",
  why: "Aviso sobre a assinatura premium de {{email}}.",
  contact: "Alguma dúvida? Escreva para {{contact}}.",
  prices: {
    mensual: "{{price}} por mês, impostos incluídos",
    yearly: "{{price}} por ano, impostos incluídos",
  },
  subscribed: {
    subject: "Agora você é premium no Nakamatch",
    preheader: "Sua confirmação: o que você contratou e como cancelar.",
    body: "Valeu! Sua assinatura premium está ativa: {{price}}. Seu nome já aparece em dourado e com coroa.",
    after:
      "Próxima cobrança: {{date}}. Cancele a renovação quando quiser na página Premium e continue premium até o fim do período pago. Por 14 dias você também pode desistir por lá e devolvemos tudo.",
    action: "Ver minha assinatura",
  },
  cancelled: {
    subject: "Você cancelou a renovação do premium",
    preheader: "Você continua premium até {{date}}.",
    body: "Cancelamos a renovação da sua assinatura. Não vamos cobrar mais nada.",
    after: "Você continua premium até {{date}}. Se mudar de ideia antes disso, pode reativar na página Premium.",
    action: "Ver minha assinatura",
  },
  unpaid: {
    subject: "Não conseguimos cobrar sua assinatura premium",
    preheader: "Você continua premium até {{date}}.",
    body: "Não conseguimos cobrar a renovação da sua assinatura ({{price}}). Talvez o cartão tenha vencido ou esteja sem limite.",
    after:
      "Você pode pagar na página Premium, com esse cartão ou com outro. Se não, vamos tentar de novo nos próximos dias. Se não conseguirmos até {{date}}, a assinatura termina.",
    action: "Ver minha assinatura",
  },
  ended: {
    subject: "Sua assinatura premium terminou",
    preheader: "Não vamos cobrar mais nada.",
    body: "Sua assinatura premium terminou e não vamos cobrar mais nada. O resto continua igual: seu perfil, seus matches e seus chats.",
    after: "Se quiser voltar, esperamos você na página Premium.",
    action: "Ver os planos",
  },
  withdrawn: {
    subject: "Vamos devolver o valor do seu premium",
    preheader: "Sua assinatura terminou, como você pediu.",
    body: "Recebemos sua desistência e a assinatura terminou. Vamos devolver o valor total pelo mesmo meio de pagamento.",
    after: "Dependendo do banco, o valor pode levar de 5 a 10 dias para aparecer.",
    action: "Ir para o Premium",
  },
  restored: {
    subject: "Você é premium de novo",
    preheader: "Devolvemos os dias que ainda restavam.",
    body: "O que houve com seu pagamento ficou claro, então devolvemos os dias de premium que ainda restavam: até {{date}}.",
    after: "Não vamos cobrar mais nada. Se quiser continuar depois, esperamos você na página Premium.",
    action: "Ver minha assinatura",
  },
  renews: {
    subject: "Sua assinatura anual será renovada em {{date}}",
    preheader: "Quanto você vai pagar e como cancelar.",
    body: "Sua assinatura premium será renovada em {{date}}: {{price}}.",
    after:
      "Se quiser continuar, não precisa fazer nada. Se não, cancele a renovação antes desse dia na página Premium: são dois cliques.",
    action: "Ver minha assinatura",
  },
};
