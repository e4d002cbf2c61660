import type { Phrases } from "../../dictionary.ts";

export const caseMarks: Phrases["caseMarks"] = {
  names: {
    danger: "Alguém está em perigo",
    underage: "Pode ter menos de 18 anos",
    money: "Pede dinheiro",
    unsure: "Talvez urgente",
  },
  by: {
    reporter: "É o que diz quem denunciou",
    moderator: "Marcado pela equipe de moderação",
  },
  answer: "Resposta de quem denunciou: {{answer}}",
  menu: "Marcar o caso",
  change: "Mudar a marca",
  remove: "Tirar a marca",
  failed: "Não conseguimos mudar a marca",
  todo: "O que fazer",
  signs: {
    danger: "Alguém pode estar em perigo. {{source}}",
    underage: "Pode ter menos de 18 anos. {{source}}",
    money: "Pode estar pedindo dinheiro. {{source}}",
  },
  sources: {
    reported: "A pessoa escreve: “{{text}}”",
    reporter: "Quem denunciou escreve: “{{text}}”",
    description: "A denúncia diz: “{{text}}”",
  },
  signsNote: "Uma regra encontrou isso, e regras podem errar. Leia e decida se marca o caso.",
  set: "Marcar",
  steps: {
    danger: {
      serious: "Leve a sério e não discuta se é verdade.",
      call: "Há um lugar, uma hora ou um nome, e é agora? Ligue para a emergência (190 no Brasil, 112 na Europa, 911 em boa parte das Américas) e leia o que você tem. A cidade e o país estão no perfil. Anote quem atendeu e a que horas.",
      tell: "Ligue primeiro e avise depois quem administra o Nakamatch. Ninguém precisa de permissão para salvar uma vida.",
      keep: "Deixe o caso aberto. Não bana quem fala em suicídio: a pessoa perderia com quem conversa, e nós, o único jeito de chegar até ela.",
      threat:
        "Ameaças contra outra pessoa: banimento permanente por “Conteúdo ofensivo”, depois que a polícia tiver o que precisa.",
      write: "Anote o que você sabia, quando e para quem ligou, mas não nas notas da decisão: a pessoa pode ler.",
    },
    underage: {
      look: "Olhe o perfil e as provas. Um rosto jovem não prova nada; uma idade, uma série escolar ou um pai ou mãe que escreve, sim.",
      sexual:
        "Há algo sexual dessa pessoa ou com ela? Não copie, não encaminhe, não descreva. Bana para sempre quem enviou e avise hoje quem administra o Nakamatch.",
      clear:
        "Sinal claro: banimento permanente por “Outro”, com o fato nas notas, por exemplo: “idade: diz ter 16 no chat de 3 de maio”.",
      ask: "Sem sinal claro: pergunte a idade pelo caso e espere a resposta. Não responder não prova nada: decida pelo que você vê.",
      quiet: "Não conte a quem conversou com essa pessoa, a não ser que a polícia peça.",
    },
    money: {
      look: "Leia as provas: quem pede o quê, e com que história? Veja nos sinais e em outras denúncias se conta a mesma a mais gente.",
      paid: "Alguém pagou ou passou um código? Escreva já para essa pessoa: ligar para o banco, guardar as mensagens, ir à polícia. Nas primeiras horas ainda dá para parar um pagamento.",
      clear:
        "Um investimento, um vale-presente, um código ou a mesma história para várias pessoas: banimento permanente por “Spam ou conteúdo indesejado”, ou por “Uso da identidade de outra pessoa” se as fotos são de outra pessoa.",
      doubt:
        "Um aperto ou um mal-entendido entre duas pessoas que se conhecem: advertência. Não decida quem deve o quê.",
      forced: "Parece que alguém obriga essa pessoa a pedir? Então ela está em perigo: mude a marca.",
    },
    unsure: {
      look: "Leia a denúncia e todas as provas, também as mensagens anteriores.",
      choose: "Alguém está em perigo, tem menos de 18 anos ou pede dinheiro? Mude a marca, e você verá os passos.",
      none: "Nada disso? Tire a marca e decida o caso como qualquer outro.",
    },
  },
};
