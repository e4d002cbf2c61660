import type { Phrases } from "../dictionary.ts";

export const premiumEmails: Phrases["premiumEmails"] = {
  greeting: "Olá, {{nickname}}!",
  why: "Você recebeu este e-mail porque a conta do Nakamatch de {{email}} tem ou teve uma assinatura premium.",
  contact: "Alguma dúvida? Escreva para {{contact}}.",
  prices: {
    mensual: "{{price}} por mês, impostos incluídos",
    yearly: "{{price}} por ano, impostos incluídos",
  },
  subscribed: {
    subject: "Agora você é premium no Nakamatch",
    preheader: "Sua confirmação: o que você contratou e como cancelar.",
    body: "Agradecemos o apoio! Sua assinatura premium está ativa: {{price}}. Seu nome já aparece em dourado e com coroa.",
    after:
      "A próxima cobrança é em {{date}}. Você pode cancelar a renovação quando quiser na página Premium; o que já foi pago vale até o fim do período. Por 14 dias a partir da compra, você também pode desistir por lá, sem dar motivos, e devolvemos o valor total.",
    action: "Ver minha assinatura",
  },
  cancelled: {
    subject: "Você cancelou a renovação do premium",
    preheader: "Você continua premium até {{date}}.",
    body: "Cancelamos a renovação da sua assinatura. Nada mais será cobrado.",
    after: "Você continua premium até {{date}}. Se mudar de ideia antes disso, pode reativar na página Premium.",
    action: "Ver minha assinatura",
  },
  unpaid: {
    subject: "Não conseguimos cobrar sua assinatura premium",
    preheader: "Você continua premium até {{date}}.",
    body: "Não conseguimos cobrar a renovação da sua assinatura ({{price}}). Em geral, isso acontece quando o cartão venceu ou está sem limite.",
    after:
      "Você pode pagar agora mesmo na página Premium, com esse cartão ou com outro. Se não, vamos tentar de novo nos próximos dias. Você continua premium até {{date}}; se até lá a cobrança não der certo, a assinatura termina.",
    action: "Ver minha assinatura",
  },
  ended: {
    subject: "Sua assinatura premium terminou",
    preheader: "Nada mais será cobrado.",
    body: "Sua assinatura premium terminou e nada mais será cobrado. O resto continua igual: seu perfil, seus matches e seus chats.",
    after: "Se quiser voltar, os planos estão na página Premium.",
    action: "Ver os planos",
  },
  withdrawn: {
    subject: "Você desistiu da assinatura premium",
    preheader: "Vamos devolver o valor total.",
    body: "Recebemos sua desistência. A assinatura terminou e vamos devolver o valor total pelo mesmo meio de pagamento.",
    after: "Dependendo do banco, o valor pode levar de 5 a 10 dias para aparecer.",
    action: "Ir para o Premium",
  },
  restored: {
    subject: "Você é premium de novo",
    preheader: "Devolvemos os dias que ainda restavam.",
    body: "A questão do seu pagamento foi resolvida, então devolvemos os dias de premium que ainda restavam: até {{date}}.",
    after: "Nada será renovado nem cobrado. Se quiser continuar depois, os planos esperam você na página Premium.",
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
