import type { Phrases } from "../../dictionary.ts";

export const pushNotifications: Phrases["pushNotifications"] = {
  title: "Notificações push",
  text: "Para você não perder nada quando não estiver no Nakamatch.",
  here: "Neste navegador",
  hereHint: "O navegador vai pedir sua permissão.",
  hereOff: "Aqui elas estão desativadas. O que você escolher vale nos navegadores em que as ativar.",
  hereError: "Não conseguimos mudar. Tente de novo em instantes.",
  none: "Este navegador não consegue mostrar notificações. No iPhone e no iPad, adicione antes o Nakamatch à tela de início.",
  unanswered:
    "O navegador não tem sua permissão: você fechou a pergunta ou ele não perguntou. Ative de novo e escolha “Permitir”, ou permita para este site nas configurações do navegador.",
  refused:
    "Você bloqueou as notificações do Nakamatch neste navegador. Libere-as nas configurações do navegador e volte aqui.",
  brief: "Nesta sessão não há notificações, porque ela termina quando você fecha o navegador.",
  messages: "Mensagens novas",
  matches: "Matches novos",
  likes: "Likes novos",
  likesHint: "Sem dizer de quem.",
  cases: "Casos de moderação",
  casesHint: "Sem dizer de quem, e no máximo uma por hora enquanto ninguém olha os casos.",
  showsText: "Mostrar o texto das mensagens",
  showsTextHint: "Quem vir sua tela poderá ler. Nunca mostramos spoilers.",
  quiet: "Horário de silêncio",
  quietHint: "Nesse horário você não recebe nada (hora local).",
  zoneUnknown: "Seu navegador não informa seu fuso horário, então usamos o horário UTC.",
  from: "Início",
  until: "Fim",
  sound: {
    title: "Som",
    text: "Um som curto quando chega uma mensagem e a conversa não está na tela. Só neste navegador, com o Nakamatch aberto.",
    switch: "Som das mensagens",
  },
};
