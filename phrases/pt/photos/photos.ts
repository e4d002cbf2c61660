import type { Phrases } from "../../dictionary.ts";

export const photos: Phrases["photos"] = {
  list: "Suas fotos",
  main: "Principal",
  photo: "Foto {{number}} de {{count}}",
  menu: "Opções da foto {{number}}",
  sortable: "pode ser movida",
  instructions:
    "Aperte a barra de espaço para pegar a foto, mova com as setas e aperte de novo para soltar. Com Esc, ela fica onde estava.",
  lifted: "Você pegou a foto {{number}} de {{count}}.",
  over: "A foto está na posição {{number}} de {{count}}.",
  dropped: "Você soltou a foto na posição {{number}} de {{count}}.",
  cancelled: "A foto voltou para o lugar.",
  first: "Usar como principal",
  earlier: "Mover para a frente",
  later: "Mover para trás",
  remove: "Remover",
  removeTitle: "Remover esta foto?",
  removeText: "Nós a apagamos de vez. Você pode enviar outra quando quiser.",
  failed: "Não conseguimos salvar suas fotos",
};
