/** The people of the day, and what two people love that few others do. */
export const taste = {
  /** `count` is a round number from 25 on. */
  rare: "A ti también te encanta {{title}}: aquí le gusta a menos de {{count}} personas.",
  both: "A ti también te encanta {{title}}.",
  /** Behind the title, on cards. */
  rareOnCard: "aquí le gusta a menos de {{count}} personas",
  possible: {
    amistad: "Amistad posible",
    relacion: "Relación posible",
    ambas: "Amistad o relación posibles",
  },
  today: {
    title: "Tu gente de hoy",
    /** `when`: such as “dentro de 7 horas”. */
    text: "La elegimos según tus gustos. La próxima tanda llega {{when}}.",
    done: "Esa era toda tu gente de hoy. ¡Gracias por mirarla con calma! La próxima tanda llega {{when}}; hasta entonces, la lista de abajo es toda tuya.",
    /** The settings of these people; `change` opens them. */
    limits: {
      none: "Cualquier lugar, edad e idioma",
      anywhere: "Vivan donde vivan",
      near: "Hasta {{km}} km",
      /** `ages`: such as “25–35” or “25+”. */
      ages: "{{ages}} años",
      speaking: "en mis idiomas",
    },
    change: "Cambiar",
    /** Too few people were within the settings above. `where`: a list of `wider`. */
    fewNone: "Así no quedaba nadie: buscamos también {{where}}.",
    few_one: "Así solo quedaba una persona: buscamos también {{where}}.",
    few_other: "Así solo quedaban {{count}}: buscamos también {{where}}.",
    wider: {
      farther: "más lejos",
      fartherTo: "más lejos (hasta {{km}} km)",
      otherAge: "en edades hasta {{years}} años más allá",
      foreign: "en otros idiomas",
    },
    /** What both seek with each other. */
    previous: "Persona anterior",
    next: "Persona siguiente",
  },
  goesTo: "Va también a {{events}}",
};
