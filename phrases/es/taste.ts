/** The people of the day, and what two people love that few others do. */
export const taste = {
  /** `count` is a round number from 25 on. */
  rare: "A ti también te encanta {{title}}: aquí le gusta a menos de {{count}} personas.",
  today: {
    title: "Tu gente de hoy",
    text: "Quienes más se acercan a tus gustos. Mañana te traemos a más.",
  },
};
