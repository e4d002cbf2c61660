import type { Phrases } from "../../dictionary.ts";

export const matches: Phrases["matches"] = {
  meta: "Matches · Nakamatch",
  title: "Seus matches",
  tabs: { label: "Tipos de like", mutual: "Mútuos", likedMe: "Likes recebidos", iLiked: "Likes dados" },
  lists: { mutual: "O like é mútuo", likedMe: "Deram like em você", iLiked: "Você deu like" },
  shown_one: "{{list}}: {{shown}} pessoa",
  shown_other: "{{list}}: {{shown}} pessoas",
  loading: "Abrindo seus matches…",
  new: "Novo",
  ended: "Conversa encerrada",
  noMessages: "Ainda sem mensagens",
  onlyWaiting: "Só quem espera a sua resposta",
  nobodyWaiting: "Ninguém está esperando a sua resposta.",
  waiting_one: "{{shown}} like espera por você",
  waiting_other: "{{shown}} likes esperam por você",
  toMatch: "Ver o match",
  toMatchName: "Ver o match com {{name}}",
  discover: "Descobrir gente",
  empty: {
    waiting_one: "Uma pessoa quer conhecer você. Dê um like de volta: vira match e você pode conversar.",
    waiting_other:
      "{{shown}} pessoas querem conhecer você. Dê um like de volta em quem gostar: vira match e você pode conversar.",
    mutual: {
      title: "Ainda sem matches",
      text: "Quando alguém der like de volta, vai aparecer aqui e vocês vão poder conversar.",
    },
    likedMe: {
      title: "Seus primeiros likes estão chegando",
      text: "Dê o primeiro passo: um like seu chama a atenção.",
    },
    iLiked: {
      title: "Você ainda não deu nenhum like",
      text: "Dê uma olhada em quem tem os mesmos interesses.",
    },
  },
  error: {
    title: "Não conseguimos abrir seus matches",
    text: "Eles continuam lá: tente de novo em instantes.",
  },
};
