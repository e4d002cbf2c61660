import type { Phrases } from "../../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Atalhos",
  signedOut: "Você saiu. Até logo!",
  offline: "Sem conexão. Continuamos tentando.",
  unreachable: "Não conseguimos acessar o Nakamatch. Continuamos tentando.",
  down: "O Nakamatch não responde. Não é a sua conexão.",
  maintenance: "Manutenção: dá para ler; tudo volta lá pelas {{time}}.",
  maintenanceLonger: "Manutenção: dá para ler; vai demorar mais um pouquinho.",
};
