import type { Phrases } from "../../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Denunciar perfil",
    title: "Denunciar perfil",
    text: "Alguém da equipe de moderação vai ler sua denúncia, junto com o que este perfil mostra agora. Não vamos contar a {{name}} quem denunciou.",
  },
  chat: {
    action: "Denunciar",
    title: "Denunciar",
    text: "Alguém da equipe de moderação vai ler sua denúncia, junto com as últimas mensagens deste chat. Não vamos contar a {{name}} quem denunciou.",
  },
  meeting: {
    title: "O que aconteceu?",
    text: "Alguém da equipe de moderação vai ler sua denúncia, junto com os planos e as últimas mensagens deste chat. Não vamos contar a {{name}} quem denunciou.",
    danger: "Alguém está em perigo? Ligue agora:",
    dangerLocal: "Alguém está em perigo? Ligue agora para o número de emergência local.",
    call: "Ligar para {{number}}",
  },
  words: {
    title: "Denunciar estas palavras",
    text: "Alguém da equipe de moderação vai ler sua denúncia, junto com estas palavras. Não vamos contar a ninguém quem denunciou.",
  },
  message: {
    action: "Denunciar esta mensagem",
    title: "Mensagem marcada",
    text: "A moderação vai vê-la em destaque, junto com as mensagens ao redor.",
    remove: "Remover a marcação",
  },
  reason: "Motivo",
  description: "Descrição",
  placeholder: "Conte o que aconteceu, com os detalhes que ajudem a entender.",
  send: "Enviar denúncia",
  problems: {
    reason: "Escolha um motivo.",
    description: {
      required: "Conte o que aconteceu.",
      tooLong: "Você pode escrever até {{max}} caracteres.",
    },
  },
  done: {
    title: "Denúncia enviada",
    text: "Sua denúncia ajuda a proteger todo mundo. Vamos analisar.",
  },
  after: {
    title: "Bloquear {{name}} também?",
    text: "Vocês não vão mais se ver nem poder conversar. A pessoa não fica sabendo. Você pode desfazer isso quando quiser no seu perfil.",
    skip: "Agora não",
  },
  concern: {
    question: "Alguém está em perigo, tem menos de 18 anos ou pede dinheiro?",
    hint: "Se for o caso, vamos olhar antes. Você não precisa responder.",
    yes: "Sim",
    no: "Não",
    which: "O que está acontecendo?",
    options: {
      danger: "Alguém está em perigo agora",
      underage: "A pessoa tem menos de 18 anos",
      money: "A pessoa pede dinheiro",
      unsure: "Não sei bem",
    },
    noted: "Seu aviso ajuda. Vamos olhar isso antes do resto.",
    emergency:
      "Se alguém está em perigo agora, ligue para a emergência: 190 no Brasil, 112 na Europa, 911 em boa parte das Américas.",
    advice: "Não envie dinheiro, vales-presente nem códigos.",
    failed: "Não conseguimos enviar a sua resposta. A sua denúncia chegou.",
    decided: "Já analisamos a sua denúncia. Se continuar, denuncie de novo.",
  },
  errors: {
    signedOut: "Entre na sua conta para enviar uma denúncia",
    invalidId: "Não encontramos esta pessoa",
    notFoundTitle: "Pessoa não encontrada",
    notFound: "Esta pessoa não tem mais um perfil",
    duplicateTitle: "Denúncia já enviada",
    failed: "Não conseguimos enviar a denúncia. Tente de novo.",
  },
  reviewed: {
    title_one: "Analisamos sua denúncia",
    title_other: "Analisamos suas denúncias",
    text: "Seu aviso ajuda a proteger todo mundo. Agora você pode ver se tomamos alguma medida e o que pode fazer.",
    more: "Ver o resultado",
    close: "Entendi",
  },
};
