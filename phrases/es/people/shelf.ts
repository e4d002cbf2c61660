/** Pinned titles, and how far people are with their titles. */
export const shelf = {
  title: "Estantería",
  invite: "Elige hasta cinco favoritos y muestra aquí sus portadas.",
  fill: "Llenar mi estantería",
  nowList: "Ahora mismo",
  nowLine: {
    anime: "Viendo o leyendo {{title}}",
    juego: "Jugando a {{title}}",
    serie_pelicula: "Viendo {{title}}",
  },
  more_one: "y {{count}} más",
  more_other: "y {{count}} más",
  /** Of others: signs beside titles. */
  status: {
    now: {
      anime: "Viendo o leyendo",
      juego: "Jugando",
      serie_pelicula: "Viendo",
    },
    finished: "Terminado",
    planned: "Pendiente",
    dropped: "Lo dejó",
  },
  nowSign: "Ahora",
  ask: {
    question: "¿Sigues con {{title}}? Hace tiempo que no dices nada, así que los demás ya no lo ven.",
    yes: "Sí, sigo",
    finished: "Terminado",
    dropped: "Lo dejé",
  },
  edit: {
    title: "Tu estantería",
    hint: "Hasta cinco favoritos, en tu orden. Desde el menú de cada título puedes ponerlo aquí y decir por dónde vas.",
    menu: "Opciones de {{title}}",
    pin: "Poner en la estantería",
    unpin: "Quitar de la estantería",
    pinned: "en tu estantería",
    up: "Subir {{title}}",
    down: "Bajar {{title}}",
    remove: "Quitar {{title}} de la estantería",
    place: "{{title}}: {{place}} de {{count}}",
    now: {
      anime: "Lo estoy viendo o leyendo",
      juego: "Lo estoy jugando",
      serie_pelicula: "Lo estoy viendo",
    },
    finished: "Lo he terminado",
    planned: "Lo tengo pendiente",
    dropped: "Lo dejé",
    full: "Tu estantería ya tiene cinco títulos. Quita uno para poner otro.",
    error: "No hemos podido guardarlo. Inténtalo de nuevo.",
  },
};
