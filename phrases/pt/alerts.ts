import type { Phrases } from "../dictionary.ts";

export const alerts: Phrases["alerts"] = {
  title: "Notificações push",
  text: "Avisamos quando você não está com o Nakamatch aberto.",
  here: "Neste navegador",
  hereHint: "O navegador vai pedir sua permissão.",
  hereOff: "Elas não chegam neste navegador: o que você escolher aqui vale onde você as ativar.",
  hereError: "Não foi possível mudar. Tente de novo em instantes.",
  none: "Este navegador não consegue mostrar notificações. No iPhone e no iPad, adicione antes o Nakamatch à tela de início.",
  refused:
    "Você bloqueou as notificações do Nakamatch neste navegador. Permita nas configurações do navegador e volte aqui.",
  messages: "Mensagens novas",
  matches: "Matches novos",
  likes: "Likes novos",
  likesHint: "Sem dizer de quem.",
  cases: "Casos de moderação",
  casesHint: "Sem dizer de quem, no máximo uma vez por hora enquanto ninguém olha a fila.",
  showsText: "Mostrar o texto das mensagens",
  showsTextHint: "Quem vir sua tela poderá ler. Os spoilers não aparecem.",
  quiet: "Horário de silêncio",
  quietHint: "Nesse período nada chega até você, no seu horário local.",
  zoneUnknown: "Seu navegador não informa em que fuso horário você está, então vale o horário UTC.",
  from: "Das",
  until: "Às",
};
