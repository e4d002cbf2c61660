import type { Phrases } from "../../dictionary.ts";

export const checkIns: Phrases["checkIns"] = {
  text: "No horário que você escolher, perguntamos por e-mail e notificação se você está em casa. Sem resposta em {{minutes}} minutos, escrevemos para a sua pessoa de confiança.",
  emergency: "Isto não é um serviço de emergência. Em caso de perigo, ligue para {{numbers}}.",
  emergencyLocal: "Isto não é um serviço de emergência. Em caso de perigo, ligue para o número de emergência local.",
  name: "Aviso “Estou em casa”",
  question: "Você está em casa?",
  form: {
    email: "E-mail da sua pessoa de confiança",
    emailHint:
      "Perguntamos agora; enquanto ela não disser sim, ninguém é avisado. Se não quiser mais convites ou já tiver recebido demais, nada chega.",
    letters: "O nome que ela vai ler",
    lettersHint:
      "Ela não lê nada do plano nem da outra pessoa, só o seu link: apenas este nome, que você usa o Nakamatch e desde que horas não responde.",
    otherEmail: "E-mail de outra pessoa de confiança",
    stays: {
      asked: "Já perguntamos à sua pessoa de confiança: se você mudar o horário, a pergunta continua valendo.",
      confirmed:
        "A sua pessoa de confiança já aceitou e continua: se você mudar o horário, não é preciso perguntar de novo.",
    },
    submit: "Salvar",
  },
  hour: {
    waiting: "Vamos perguntar: {{time}}",
    come: "Chegou a hora: {{time}}",
    due: "Já perguntamos: {{time}}",
    told: "Sem resposta sua desde: {{time}}",
  },
  trusted: {
    none: "Você não escolheu ninguém: se não responder, ninguém será avisado.",
    asked: "A sua pessoa de confiança ainda não aceitou. Até lá, ninguém será avisado.",
    confirmed: "A sua pessoa de confiança aceitou. Se você não responder, escrevemos para ela: {{time}}",
    declined: "A sua pessoa de confiança disse não: ninguém será avisado.",
    unanswered: "Ninguém aceitou a tempo: ninguém será avisado.",
    undeliverable: "O servidor dela recusou o nosso e-mail: ninguém será avisado.",
  },
  told: "Escrevemos para a sua pessoa de confiança: {{time}}",
  reminderLate:
    "O nosso e-mail para você ainda não saiu. Até lá, ninguém será avisado; se você não responder depois, escreveremos para a sua pessoa de confiança {{minutes}} minutos mais tarde.",
  triedOn:
    "O servidor de e-mail da sua pessoa de confiança recusa a nossa mensagem, então ainda não avisamos ninguém. Se você não responder, continuaremos tentando por um dia.",
  home: "Estou em casa",
  end: "Encerrar o aviso",
  change: "Mudar o horário ou a pessoa",
  changeHour: "Mudar o horário",
  of: "Plano com {{name}}: {{time}}",
  ofPlan: "Seu plano: {{time}}",
  keep: {
    question: "O plano foi cancelado. Manter o aviso “Estou em casa”?",
    goesOn: "Se você não disser nada, ele continua, e perguntamos se você está em casa: {{time}}.",
    told: "Se você não responder então, escrevemos para a sua pessoa de confiança: {{time}}.",
    asked: "A sua pessoa de confiança ainda não aceitou.",
    nobody: "Ninguém seria avisado.",
    yes: "Manter",
  },
  done: {
    home: "Anotado: você está em casa",
    end: "O aviso foi encerrado",
    keep: "O aviso continua",
    hour: "O horário mudou",
    stays: "A sua pessoa de confiança continua a mesma: ela já aceitou.",
    sameName: "Você já perguntou a essa pessoa como {{letters}}: esse nome continua.",
    nobody: "Ninguém será avisado sobre este plano.",
    wasTold: "Já tínhamos escrito para a sua pessoa de confiança. Diga a ela que você está bem.",
  },
  own: {
    title: "Seus avisos “Estou em casa”",
    text: "Eles continuam mesmo depois de um bloqueio ou de um plano cancelado: só você os encerra.",
  },
  problems: {
    noHour: "Escolha o dia e o horário.",
    past: "Esse horário já passou.",
    beforePlan: "Não antes do início do plano.",
    tooFar: "No máximo {{max}} horas depois do plano.",
    email: "Digite um e-mail válido, como nome@exemplo.com",
    letters: "Um nome de no máximo {{max}} letras, de um só alfabeto e sem palavrões.",
  },
};
