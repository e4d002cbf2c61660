import type { Phrases } from "../../dictionary.ts";

export const checkInEmails: Phrases["checkInEmails"] = {
  greeting: "Oi, {{nickname}}!",
  trustedGreeting: "Oi!",
  invitation: {
    subject: "{{letters}} pergunta se podemos escrever para você",
    text: "{{letters}} usa o Nakamatch e quer que a gente escreva para você se não houver resposta em um horário escolhido antes.",
    promise: "Se você disser sim, vai receber no máximo um e-mail, e só se {{letters}} não tiver respondido.",
    until: "Você pode responder até {{when}}. Sem resposta, apagamos seu endereço.",
    action: "Responder",
    after: "Não conhece ninguém com esse nome? Escolha “Nunca mais” e não escreveremos mais.",
    why: "Este e-mail chegou a {{email}} porque alguém que usa o Nakamatch nos deu o seu endereço.",
  },
  reminder: {
    subject: "Você está em casa?",
    text: "Você quis que a gente perguntasse: {{when}}. Você está em casa?",
    told: "Se você não responder até este horário, vamos escrever para a sua pessoa de confiança: {{until}}.",
    nobody: "Ninguém aceitou ser a sua pessoa de confiança: ninguém será avisado.",
    action: "Responder",
    why: "Este e-mail chegou a {{email}} porque você escolheu um horário para dizer que está em casa. Ele sempre chega também por e-mail.",
  },
  alarm: {
    subject: "{{letters}} não respondeu",
    text: "{{letters}} não nos respondeu desde este horário: {{when}}. Nesse horário queria nos dizer que está tudo bem.",
    ask: "Ligue agora para {{letters}}. Se não atender, peça a alguém por perto que vá ver. Se achar que há perigo, ligue para a emergência.",
    link: "Ver aonde {{letters}} ia e com quem (o link que criou)",
    action: "Ver se há resposta",
    why: "Este e-mail chegou a {{email}} porque você disse que podíamos escrever neste caso. Não haverá outro.",
  },
  undelivered: {
    subject: "Não conseguimos escrever para a sua pessoa de confiança",
    text: "O servidor dela recusou o nosso e-mail, então ninguém foi avisado. O endereço dela foi apagado.",
    isTriedOn:
      "O servidor dela recusa o nosso e-mail, então ainda não avisamos ninguém. Continuamos tentando por um dia, a não ser que você responda.",
    action: "Abrir o Nakamatch",
    why: "Este e-mail chegou a {{email}} porque você escolheu um horário para dizer que está em casa.",
  },
  emergency: "Isto não é um serviço de emergência. Em caso de perigo, ligue para {{numbers}}.",
  emergencyLocal: "Isto não é um serviço de emergência. Em caso de perigo, ligue para o número de emergência local.",
  pages: {
    maker: {
      title: "Você está em casa?",
      text: "Você quis que a gente perguntasse: {{when}}.",
      home: "Estou em casa",
      end: "Encerrar o aviso",
      isHome: "Anotado: você está em casa. Ninguém será avisado.",
      isEnded: "O aviso foi encerrado. Ninguém será avisado.",
      wasTold: "Já tínhamos escrito para a sua pessoa de confiança. Diga a ela que você está bem.",
      isOver: "Este aviso já passou.",
    },
    trusted: {
      title: "{{letters}} pergunta se podemos escrever para você",
      yes: "Sim",
      no: "Não",
      never: "Nunca mais",
      isYes:
        "Obrigado. Só vamos escrever se {{letters}} não responder: nesse caso, não antes de: {{when}}. Você pode mudar de ideia aqui.",
      isNo: "Tudo bem. Seu endereço foi apagado.",
      isNever: "Tudo bem. Seu endereço foi apagado e não escreveremos mais.",
      again: "Ver de novo",
      hasAnswered: "{{letters}} respondeu: {{when}}.",
      isOver: "Esta pergunta já passou.",
    },
    invalid: {
      title: "Este link não funciona",
      text: "Abra o link inteiro do e-mail.",
    },
    busy: {
      title: "Tentativas demais",
      text: "Espere um minuto e tente de novo.",
    },
  },
};
