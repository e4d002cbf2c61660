/** What somebody without an account sees of a plan, by a link. */
export const planLinkPage = {
  first: {
    title: "Un plan, para que lo sepas",
    text: "Alguien que confía en ti quiere que sepas con quién queda, cuándo y dónde.",
    show: "Ver el plan",
  },
  ended: {
    title: "Este enlace ya no funciona",
    text: "Quien te lo dio puede darte otro mientras el plan siga en pie.",
  },
  title: "El plan",
  person: "Con quién",
  named: "{{nickname}}, {{age}}",
  verified: "Perfil verificado",
  what: "Qué",
  when: "Cuándo",
  where: "Dónde",
  state: "Cómo está",
  states: {
    stands: "Hay acuerdo sobre este plan.",
    asked: "Hay acuerdo sobre este plan, pero se ha pedido otra hora: puede cambiar.",
    past: "La hora de este plan ya pasó.",
    changed: "Algo cambió el {{when}}: puede que el plan no se haga así. Pregúntale cómo está.",
  },
  well: "¿Todo bien?",
  wellAt: "Dijo que todo va bien el {{when}}.",
  notYet: "Todavía no ha dicho que todo va bien.",
  again: "Actualizar",
  notice: "Nakamatch solo enseña lo que sabe: no vigila a nadie.",
};
