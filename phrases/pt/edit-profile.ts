import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Editar perfil · Nakamatch",
  title: "Editar perfil",
  back: "Voltar",
  save: "Salvar alterações",
  saving: "Salvando...",
  loading: "Carregando seu perfil...",
  sections: {
    personal: "Informações pessoais",
    location: "Localização",
    preferences: "Preferências",
    interests: "O que você ama",
  },
  nickname: "Nickname",
  nicknameFixed: "O nickname não pode ser alterado.",
  interestsSaved: "Cada mudança nos seus gostos é salva na hora.",
  preview: "Como os outros veem você",
  noBio: "Sem nada escrito, é mais difícil quebrar o gelo.",
  toasts: {
    saved: "Perfil atualizado",
    savedText: "Os outros já veem suas alterações.",
    validation: "Erro de validação",
    loadError: "Não foi possível carregar seu perfil",
    saveError: "Não foi possível salvar o perfil",
    updateError: "Suas alterações continuam aqui. Tente de novo em instantes.",
    addError: "Não foi possível adicionar o item",
    removeError: "Não foi possível remover o item",
  },
  loadFailed: {
    title: "Seu perfil não chegou",
    text: "Não conseguimos carregá-lo. Em geral, basta tentar de novo.",
  },
  unsaved: {
    title: "Sair sem salvar?",
    text: "Você alterou seu perfil e ainda não salvou.",
    leave: "Sair sem salvar",
    stay: "Continuar editando",
  },
  newer: {
    title: "Seu perfil mudou em outro lugar",
    text: "Outra aba ou outro dispositivo salvou o perfil enquanto você editava. Suas alterações continuam aqui; o resto já está em dia. Isto é o que está salvo onde há diferença:",
    take: "Usar o que está salvo",
    keep: "Manter minhas alterações",
    empty: "(vazio)",
  },
};
