import type { Phrases } from "../../dictionary.ts";

export const profile: Phrases["profile"] = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Meu perfil · Nakamatch",
  metaLoading: "Perfil · Nakamatch",
  back: "Voltar",
  loading: "Carregando o perfil…",
  warnOrBan: "Advertir ou banir",
  decisions: "Decisões sobre esta pessoa",
  enlarge: "Ampliar a imagem de {{name}}",
  photos: {
    previous: "Foto anterior",
    next: "Próxima foto",
    position: "{{number}} de {{count}}",
  },
  edit: "Editar perfil",
  menuOwn: "Opções do seu perfil",
  blocked: "Pessoas bloqueadas",
  about: "Sobre mim",
  noBio: "Ainda não escreveu nada. Pergunte pela última maratona.",
  noBioOwn: "Você ainda não escreveu nada. Conte o que te vicia.",
  writeBio: "Escrever sobre mim",
  hasMetPeople: "Já encontrou gente daqui",
  info: {
    title: "Informações pessoais",
    gender: "Gênero",
    lookingFor: "Procura",
    languages: "Idiomas",
    unknown: "Não informado",
  },
  preferences: {
    title: "Preferências",
    friendship: "Para amizade",
    relationship: "Para um relacionamento",
    nobody: "Ninguém por enquanto",
  },
  interests: {
    title: "Interesses",
    legend: "Você também ama",
    shared: "em comum com você",
    empty: "Ainda não escolheu nenhum título.",
    emptyOwn: "Você ainda não escolheu nenhum título. Adicione seus favoritos ao editar o perfil.",
  },
  prompts: {
    title: "Perguntas para fãs",
    text: "Uma boa resposta diz mais do que uma lista inteira. Escolha uma pergunta e dê assunto para a conversa.",
    action: "Escolher uma pergunta",
  },
  hidden:
    "Você vê este perfil porque faz parte da moderação: a conta está banida ou não confirmada, ou há um bloqueio entre vocês.",
  notFound: {
    meta: "Perfil não encontrado · Nakamatch",
    title: "Perfil não encontrado",
    text: "Talvez esta pessoa não esteja mais no Nakamatch, ou o link esteja incompleto.",
  },
  error: {
    title: "Este perfil ficou pela metade",
    text: "Não conseguimos carregá-lo. Tente de novo: quase sempre resolve.",
  },
};
