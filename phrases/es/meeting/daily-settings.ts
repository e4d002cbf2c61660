/** Settings of the people shown each day. */
export const dailySettings = {
  title: "Tu gente de cada día",
  text: "Gente con tus gustos, tan cerca como quieras y de la edad que quieras. Si es poca, buscamos más allá, paso a paso: primero más lejos, luego en edades cercanas.",
  distance: "Distancia máxima",
  anywhere: "Sin límite",
  upTo: "Hasta {{km}} km",
  minAge: "Edad mínima",
  maxAge: "Edad máxima",
  sharedLanguage: "Solo quien hable mi idioma",
  sharedLanguageHint: "También quien no dice qué idiomas habla.",
  /** What a change does: at once, or from the next people on. `when`: such as “dentro de 7 horas”. */
  now: "Al guardar, volvemos a buscar a tu gente de hoy. Se puede una vez por tanda.",
  later:
    "Ya hemos vuelto a buscar a tu gente de hoy. Lo que cambies ahora vale desde la próxima tanda, {{when}} ({{time}}).",
  save: "Guardar",
  saved: "Tu gente de hoy está al día",
  savedLater: "Guardado para la próxima tanda",
  /** Asked once, after the first titles. */
  first: {
    title: "¿Hasta dónde y de qué edad?",
    step: "Paso 2 de 2",
    text: "Así elegimos a tu gente de hoy. Si es poca, buscamos un poco más allá, y puedes cambiarlo cuando quieras.",
    save: "Ver a mi gente",
    noLimits: "Sin límites",
  },
};
