import type { Phrases } from "../../dictionary.ts";

export const planLinkPage: Phrases["planLinkPage"] = {
  first: {
    title: "Um plano, para você saber",
    text: "Alguém que confia em você quer que você saiba com quem vai se encontrar, quando e onde.",
    show: "Ver o plano",
  },
  ended: {
    title: "Este link não funciona mais",
    text: "Quem deu o link a você pode dar outro enquanto o plano estiver de pé.",
  },
  title: "O plano",
  person: "Com quem",
  named: "{{nickname}}, {{age}}",
  verified: "Perfil verificado",
  what: "O quê",
  when: "Quando",
  where: "Onde",
  state: "Como está",
  states: {
    stands: "As duas pessoas aceitaram este plano.",
    asked: "As duas pessoas aceitaram este plano, mas foi pedido outro horário: ele pode mudar.",
    past: "O horário deste plano já passou.",
    changed: "Algo mudou em {{when}}: talvez o plano não aconteça assim. Pergunte como está.",
  },
  well: "Tudo bem?",
  wellAt: "Disse que está tudo bem em {{when}}.",
  notYet: "Ainda não disse que está tudo bem.",
  again: "Atualizar",
  notice: "O Nakamatch só mostra o que sabe: não vigia ninguém.",
};
