import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contato · Nakamatch",
    description: "Escreva para a gente: dúvidas, ideias, problemas com a sua conta e os seus dados.",
  },
  title: "Contato",
  intro: "Uma dúvida, uma ideia, algo que não funciona? É aqui. Do outro lado tem gente de verdade.",
  write: "Escreva para",
  button: "Escrever um e-mail",
  error: "Não conseguimos carregar o endereço.",
  faster: {
    title: "Talvez assim seja mais rápido",
    password: {
      title: "Não consigo entrar",
      text: "Peça uma nova senha na tela de login: o link chega na hora.",
      link: "Ir para o login",
    },
    report: {
      title: "Alguém está se comportando mal",
      text: "Denuncie pelo perfil ou pelo chat. Assim guardamos a prova, coisa que um e-mail não consegue fazer.",
      link: "O que acontece quando você denuncia",
    },
    decision: {
      title: "Recebi uma suspensão ou advertência",
      text: "Conteste na própria página da decisão. Não consegue entrar? Ela aparece quando você tenta fazer login. Outra pessoa analisa.",
      link: "Como funcionam as contestações",
    },
    data: {
      title: "É sobre os meus dados",
      text: "Baixe seus dados ou exclua sua conta nas configurações. Para o resto, escreva para a gente usando o e-mail da sua conta.",
      link: "Seus direitos",
    },
  },
};
