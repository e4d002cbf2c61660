import type { Phrases } from "../dictionary.ts";

export const editProfile: Phrases["editProfile"] = {
  meta: "Editar perfil · Nakamatch",
  title: "Editar perfil",
  back: "Voltar",
  save: "Salvar alterações",
  saving: "Salvando...",
  loading: "Carregando o seu perfil...",
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
    savedText: "Os outros já veem as suas alterações.",
    validation: "Erro de validação",
    loadError: "Não foi possível obter o seu perfil",
    saveError: "Não foi possível salvar o perfil",
    addError: "Não foi possível adicionar o elemento",
    removeError: "Não foi possível remover o elemento",
  },
  loadFailed: {
    title: "O seu perfil não chegou",
    text: "Não conseguimos carregá-lo. Tentar de novo costuma resolver.",
  },
  unsaved: {
    title: "Sair sem salvar?",
    text: "Você alterou o seu perfil e ainda não salvou.",
    leave: "Sair sem salvar",
    stay: "Continuar editando",
  },
  newer: {
    title: "O seu perfil mudou em outro lugar",
    text: "Outra aba ou outro dispositivo salvou o perfil enquanto você editava. As suas alterações continuam aqui; o resto já está em dia. Isto é o que está salvo onde há diferença:",
    take: "Usar o que está salvo",
    keep: "Manter as minhas",
    empty: "(vazio)",
  },
};
