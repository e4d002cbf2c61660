import type { Phrases } from "../dictionary.ts";

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
    text: "Seu aviso ajuda a proteger todo mundo. Pela privacidade da outra pessoa, não podemos contar o que decidimos.",
    more: "Ver o resultado",
    close: "Entendi",
  },
};
