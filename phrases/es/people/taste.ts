/** The people of the day, and what two people love that few others do. */
export const taste = {
  /** `count` is a round number from 25 on. */
  rare: "A ti también te encanta {{title}}: aquí le gusta a menos de {{count}} personas.",
  both: "A ti también te encanta {{title}}.",
  bothMore_one: "A ti también te encanta {{title}}, y hay un título más en común.",
  bothMore_other: "A ti también te encanta {{title}}, y hay {{count}} títulos más en común.",
  today: {
    title: "Tu gente de hoy",
    /** `when`: such as “dentro de 7 horas”. */
    text: "Quienes más se acercan a tus gustos. La próxima tanda llega {{when}}.",
    done: "Ya has visto a toda tu gente de hoy. La próxima tanda llega {{when}}.",
    /** The settings of these people; `change` opens them. */
    limits: {
      none: "Vivan donde vivan · cualquier idioma",
      near: "Hasta {{km}} km · cualquier idioma",
      speaking: "Vivan donde vivan · en mis idiomas",
      both: "Hasta {{km}} km · en mis idiomas",
    },
    change: "Cambiar",
    /** Too few people were within the settings; then what we did. `km`: such as “100”. */
    few: {
      nearNone: "Hoy no hay nadie nuevo en un radio de {{km}} km.",
      near_one: "Hoy solo hay una persona nueva en un radio de {{km}} km.",
      near_other: "Hoy solo hay {{count}} personas nuevas en un radio de {{km}} km.",
      speakingNone: "Hoy no hay nadie nuevo que hable tus idiomas.",
      speaking_one: "Hoy solo hay una persona nueva que hable tus idiomas.",
      speaking_other: "Hoy solo hay {{count}} personas nuevas que hablen tus idiomas.",
      bothNone: "Hoy no hay nadie nuevo que hable tus idiomas en un radio de {{km}} km.",
      both_one: "Hoy solo hay una persona nueva que hable tus idiomas en un radio de {{km}} km.",
      both_other: "Hoy solo hay {{count}} personas nuevas que hablen tus idiomas en un radio de {{km}} km.",
    },
    farther: "Por eso hemos buscado más lejos.",
    foreign: "Por eso hemos buscado también en otros idiomas.",
    either: "Por eso hemos buscado más lejos y en otros idiomas.",
    previous: "Persona anterior",
    next: "Persona siguiente",
  },
};
