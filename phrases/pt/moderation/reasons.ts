import type { Phrases } from "../../dictionary.ts";

export const reasons: Phrases["reasons"] = {
  spam: "Spam ou conteúdo indesejado",
  fake_profile: "Perfil falso ou de outra pessoa",
  harassment: "Assédio ou comportamento tóxico",
  inappropriate_content: "Conteúdo inapropriado",
  inappropriate_photo: "Foto inapropriada",
  inappropriate_nickname: "Nickname inapropriado",
  impersonation: "Uso da identidade de outra pessoa",
  offensive_content: "Conteúdo ofensivo",
  violence: "Violência ou ameaças",
  pressure: "Insistiu ou não aceitou um não",
  theft: "Roubo ou pedido de dinheiro",
  other_person: "Não era a pessoa do perfil",
  other: "Outro",
};
