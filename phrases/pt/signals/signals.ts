import type { Phrases } from "../../dictionary.ts";

export const signals: Phrases["signals"] = {
  tab: "Sinais",
  explanation: "O Nakamatch detecta estes sinais automaticamente. São só pistas: quem decide é você.",
  listedWord: {
    name: "Palavra da lista no nome",
    bio: "Palavra da lista na bio",
    prompt: "Palavra da lista na resposta a “{{question}}”",
    words: "Palavra da lista nas palavras de um like",
  },
  repeated_one: "A mesma primeira mensagem para {{count}} pessoa",
  repeated_other: "A mesma primeira mensagem para {{count}} pessoas",
  returning: "Usa o e-mail de uma pessoa banida",
  bannedUntil: "Fim daquele banimento: {{date}}.",
  bannedForGood: "Aquele banimento é permanente.",
  bannedPerson: "Ver o perfil de {{name}}",
  close: "Marcar como visto",
  closeName: "Marcar como visto o sinal de {{name}}",
  seen: "Visto",
  done: { title: "Sinal visto", text: "O de {{name}} saiu da lista." },
  back: "Sinal de volta na lista",
  showName: "Ver {{name}} com o histórico",
  hideName: "Ocultar {{name}}",
  pick: {
    title: "Escolha um sinal",
    text: "Abra um da lista ou aperte j: aqui você vê a pessoa com o histórico e as denúncias.",
  },
  noReports: "Não há denúncias abertas sobre esta pessoa.",
  empty: { title: "Nenhum sinal", text: "Se o Nakamatch detectar algo, vai aparecer aqui." },
  error: { title: "Não conseguimos carregar os sinais", text: "Eles continuam lá. Tente de novo em instantes." },
};
