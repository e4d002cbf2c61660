import type { Phrases } from "../../dictionary.ts";

export const switches: Phrases["switches"] = {
  title: "Interruptores",
  text: "Valem para todo mundo em poucos segundos.",
  registration: "Cadastro aberto",
  registrationHint: "Se estiver fechado, ninguém pode criar uma conta. Entrar continua funcionando.",
  maintenance: "Manutenção",
  maintenanceHint: "Dá para ler, entrar e denunciar; todo o resto espera.",
  off: "Desligada",
  until: "Término previsto: {{time}}",
  duration: "Duração prevista",
  minutes_one: "{{count}} minuto",
  minutes_other: "{{count}} minutos",
  start: "Começar",
  startTitle: "Começar a manutenção?",
  startText: "Até ela terminar ninguém pode mudar nada: nem mensagens, nem likes, nem cadastros.",
  extend: "Mudar o término",
  end: "Encerrar",
  changed: "Última mudança: {{time}}",
  unchanged: "Ninguém mudou nada ainda.",
  loadError: "Não conseguimos carregar os interruptores.",
};
