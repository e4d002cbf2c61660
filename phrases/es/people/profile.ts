/** A profile, the own or another person's. */
export const profile = {
  meta: "{{name}} · Nakamatch",
  metaOwn: "Mi perfil · Nakamatch",
  metaLoading: "Perfil · Nakamatch",
  back: "Volver",
  loading: "Cargando el perfil...",
  warnOrBan: "Advertir o banear",
  decisions: "Decisiones sobre esta persona",
  enlarge: "Ampliar la imagen de {{name}}",
  photos: {
    previous: "Foto anterior",
    next: "Foto siguiente",
    position: "{{number}} de {{count}}",
  },
  edit: "Editar perfil",
  menuOwn: "Opciones de tu perfil",
  blocked: "Personas bloqueadas",
  about: "Sobre mí",
  noBio: "Aún no ha escrito nada. Pregúntale por su última maratón.",
  noBioOwn: "Aún no has escrito nada. Cuenta qué te engancha últimamente.",
  writeBio: "Escribir sobre mí",
  hasMetPeople: "Ha conocido a gente de aquí",
  info: {
    title: "Información personal",
    gender: "Género",
    lookingFor: "Busca",
    languages: "Idiomas",
    unknown: "Sin indicar",
  },
  preferences: {
    title: "Preferencias",
    friendship: "Para una amistad",
    relationship: "Para una relación",
    nobody: "Nadie por ahora",
  },
  interests: {
    title: "Gustos",
    legend: "También te gusta a ti",
    shared: "en común contigo",
    empty: "Todavía no ha elegido ningún título.",
    emptyOwn: "Todavía no has elegido ningún título. Añade los que te encantan al editar tu perfil.",
  },
  /** Answers to questions; the rest is for who has none. */
  prompts: {
    title: "Preguntas para fans",
    text: "Una buena respuesta dice más que una lista entera. Elige una pregunta y da tema de conversación.",
    action: "Elegir una pregunta",
  },
  hidden:
    "Ves este perfil porque eres del equipo de moderación: la cuenta está baneada o sin confirmar, o hay un bloqueo entre esa persona y tú.",
  notFound: {
    meta: "Perfil no encontrado · Nakamatch",
    title: "Perfil no encontrado",
    text: "Puede que esta persona ya no esté en Nakamatch o que el enlace esté incompleto.",
  },
  error: {
    title: "Este perfil se ha quedado a medias",
    text: "No hemos podido cargarlo. Prueba otra vez: casi siempre funciona.",
  },
};
