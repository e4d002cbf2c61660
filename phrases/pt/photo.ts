import type { Phrases } from "../dictionary.ts";

export const photo: Phrases["photo"] = {
  change: "Mudar sua foto",
  title: "Recorte sua foto",
  instructions: "Arraste o círculo para posicioná-lo e puxe um canto para mudar o tamanho. No teclado, use as setas.",
  area: "Área de recorte: mova com as setas",
  corner: "Canto: mude o tamanho com as setas",
  preview: "Prévia da sua foto",
  previewText: "É assim que os outros vão ver você.",
  apply: "Aplicar recorte",
  empty: "Não há nada selecionado. Arraste sobre a foto, ou toque em Cancelar para recomeçar.",
  uploading: "Enviando a foto...",
  saving: "Salvando a foto...",
  saved: "Foto atualizada",
  savedText: "Sua foto de perfil foi atualizada",
  failed: "Não foi possível processar e enviar a foto de perfil",
};
