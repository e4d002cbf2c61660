import type { Phrases } from "../dictionary.ts";

export const contact: Phrases["contact"] = {
  meta: {
    title: "Contato · Nakamatch",
    description: "Como escrever para a gente: dúvidas, ideias, problemas com a sua conta e os seus dados.",
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
      text: "Denuncie pelo perfil ou pelo chat. Assim a prova fica guardada, coisa que um e-mail não consegue fazer.",
      link: "O que acontece quando você denuncia",
    },
    decision: {
      title: "Recebi uma suspensão ou advertência",
      text: "Recorra onde você lê a decisão; se não consegue entrar, na tela de login. Outra pessoa analisa.",
      link: "Como funcionam os recursos",
    },
    data: {
      title: "É sobre os meus dados",
      text: "Baixe seus dados ou exclua sua conta nas configurações. Para o resto, escreva para a gente do e-mail da sua conta.",
      link: "Seus direitos",
    },
  },
};
