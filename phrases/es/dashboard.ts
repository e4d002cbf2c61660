/** Discovery: the list of compatible people and the cards in it. */
export const dashboard = {
  meta: "Descubrir · Nakamatch",
  welcome: "¡Hola, <name>{{nickname}}</name>!",
  found_one: "{{count}} persona encontrada",
  found_other: "{{count}} personas encontradas",
  info: {
    title: "Perfiles compatibles",
    text: "Aquí solo sale gente que busca lo mismo que tú y que quiere conocer a alguien como tú. El porcentaje se calcula con los gustos que compartís.",
  },
  sort: { label: "Ordenar por", distance: "Distancia", compatibility: "Compatibilidad" },
  list: "Personas compatibles",
  loading: "Buscando a tu gente...",
  card: {
    inCommon_one: "{{count}} gusto en común",
    inCommon_other: "{{count}} gustos en común",
    noneInCommon: "Sin gustos en común todavía",
    shared: "Lo que compartís",
    seeks: { amistad: "Busca amistad", relacion: "Busca relación", ambas: "Busca amistad o relación" },
  },
  empty: {
    title: "Todavía no hay nadie por aquí",
    text: "Ahora mismo nadie encaja contigo. En cuanto llegue alguien que busque lo mismo que tú, saldrá en esta página.",
    action: "Buscar otra vez",
  },
  noPreference: {
    title: "Dinos a quién quieres conocer",
    text: "No has marcado ninguna preferencia, así que no podemos enseñarte a nadie. Marca en tu perfil a quién buscas y tu gente saldrá aquí.",
    action: "Elegir a quién busco",
  },
  error: {
    title: "La página se ha quedado en blanco",
    text: "No hemos podido traer a la gente. Suele arreglarse al volver a intentarlo.",
  },
};
