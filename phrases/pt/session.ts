import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Atalhos",
  signedOut: "Você saiu. Até logo!",
  offline: "Sem conexão. Continuamos tentando.",
  maintenance: "Manutenção: dá para ler; tudo volta lá pelas {{time}}.",
  maintenanceLonger: "Manutenção: dá para ler; vai demorar mais um pouquinho.",
};
