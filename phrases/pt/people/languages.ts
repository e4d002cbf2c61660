import type { Phrases } from "../../dictionary.ts";

export const languages: Phrases["languages"] = {
  ask: "Que idiomas você fala?",
  hint: "Até {{count}}. Aparecem no seu perfil.",
  full: "Já são {{count}}. Remova um para adicionar outro.",
  placeholder: "Busque um idioma",
  chosen: "Idiomas que você escolheu",
  needed: "Escolha pelo menos um: sem os seus idiomas, não sabemos quem procurar.",
};
