import type { Phrases } from "../dictionary.ts";

export const reports: Phrases["reports"] = {
  profile: {
    action: "Denunciar perfil",
    title: "Denunciar perfil",
    text: "Alguém da equipe de moderação vai ler sua denúncia, junto com o que este perfil mostra agora. Não vamos contar a {{name}} quem denunciou.",
  },
  chat: {
    action: "Denunciar pessoa",
    title: "Denunciar pessoa",
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
    text: "Agradecemos o aviso. Vamos analisar sua denúncia.",
  },
  after: {
    title: "Bloquear {{name}} também?",
    text: "Enquanto analisamos sua denúncia, você pode cortar o contato. Vocês não vão mais se ver nem poder conversar, e a pessoa não fica sabendo. Você pode desfazer isso quando quiser no seu perfil, em “Pessoas bloqueadas”.",
    skip: "Agora não",
  },
  errors: {
    signedOut: "Você precisa entrar na sua conta para enviar uma denúncia",
    invalidId: "ID de usuário inválido",
    notFoundTitle: "Pessoa não encontrada",
    notFound: "A pessoa que você quer denunciar não tem um perfil válido",
    duplicateTitle: "Denúncia já enviada",
    failed: "Não foi possível enviar a denúncia. Tente de novo.",
  },
  reviewed: {
    title_one: "Analisamos sua denúncia",
    title_other: "Analisamos suas denúncias",
    text: "Agradecemos o aviso. Para proteger a privacidade da outra pessoa, não podemos contar o que decidimos.",
    more: "Ver o resultado",
    close: "Entendi",
  },
};
