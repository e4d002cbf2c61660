import type { Phrases } from "../../dictionary.ts";

export const promptEditor: Phrases["promptEditor"] = {
  choose: "Escolher uma pergunta",
  another: "Escolher outra pergunta",
  full: "Você tem {{max}} respostas. Para adicionar outra, remova uma.",
  search: "Buscar uma pergunta",
  nothing: "Nenhuma pergunta tem essas palavras.",
  topics: { taste: "Favoritos", habits: "Hábitos", together: "Em boa companhia", opinions: "Opiniões" },
  save: "Salvar resposta",
  change: "Mudar a resposta: {{question}}",
  up: "Subir: {{question}}",
  down: "Descer: {{question}}",
  remove: "Remover: {{question}}",
  saved: "Resposta salva",
  moved: "Ordem salva",
  removed: "Resposta removida",
  ask: {
    title: "Remover esta resposta?",
    text: "Ela vai sumir do seu perfil e você não vai poder recuperá-la.",
    confirm: "Remover resposta",
  },
  newer: "Uma pergunta nova. Recarregue a página para ver.",
  failed: "Não conseguimos salvar suas respostas",
  problems: {
    required: "Escreva algo antes de salvar.",
    tooLong: "Não cabem mais de {{max}} caracteres.",
    invalid: "Sua resposta tem caracteres invisíveis. Apague o texto e digite de novo.",
  },
};
