import type { Phrases } from "../dictionary.ts";

export const dashboard: Phrases["dashboard"] = {
  meta: "Descobrir · Nakamatch",
  welcome: "Olá, <name>{{nickname}}</name>!",
  found_one: "{{count}} pessoa encontrada",
  found_other: "{{count}} pessoas encontradas",
  info: {
    title: "Perfis compatíveis",
    text: "Aqui só aparece quem procura o mesmo que você e quer conhecer alguém como você. A porcentagem vem dos gostos que vocês têm em comum.",
  },
  sort: { label: "Ordenar por", distance: "Distância", compatibility: "Compatibilidade" },
  list: "Pessoas compatíveis",
  loading: "Procurando a sua gente...",
  card: {
    inCommon_one: "{{count}} gosto em comum",
    inCommon_other: "{{count}} gostos em comum",
    noneInCommon: "Ainda sem gostos em comum",
    shared: "O que vocês têm em comum",
    seeks: {
      amistad: "Procura amizade",
      relacion: "Procura um relacionamento",
      ambas: "Procura amizade ou relacionamento",
    },
  },
  empty: {
    title: "Ainda não há ninguém aqui",
    text: "Neste momento ninguém combina com você. Assim que chegar alguém que procura o mesmo, vai aparecer nesta página.",
    action: "Procurar de novo",
  },
  noPreference: {
    title: "Conte quem você quer conhecer",
    text: "Você não marcou nenhuma preferência, por isso não podemos mostrar ninguém. Marque no seu perfil quem procura e a sua gente vai aparecer aqui.",
    action: "Escolher quem procuro",
  },
  error: {
    title: "Esta página ficou em branco",
    text: "Não conseguimos carregar as pessoas. Quase sempre basta tentar de novo.",
  },
};
