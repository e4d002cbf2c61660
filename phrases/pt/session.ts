import type { Phrases } from "../dictionary.ts";

export const session: Phrases["session"] = {
  bar: "Atalhos",
  signedOut: "Sessão encerrada. Até logo!",
  offline: "Sem conexão. Continuamos tentando.",
};
