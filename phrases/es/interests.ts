/** What a person loves: the dialog after the first login and the editor in it. */
export const interests = {
  title: "¿Qué te apasiona?",
  intro: "Elige los títulos que te encantan: con ellos encontramos a tu gente. Puedes cambiarlos cuando quieras.",
  category: "Categoría",
  search: "Buscar un título",
  available: "Títulos que puedes añadir",
  alsoKnownAs: "también «{{title}}»",
  add: "Añadir {{name}}",
  chosen: "Tus gustos",
  found_one: "{{count}} título",
  found_other: "{{count}} títulos",
  narrow: "Hay más títulos. Escribe para encontrarlos.",
  noResults: "Ningún título coincide. Prueba con otra palabra.",
  loadError: "No hemos podido cargar los títulos.",
  empty: {
    anime: "Aún no has añadido anime ni manga",
    juego: "Aún no has añadido videojuegos",
    serie_pelicula: "Aún no has añadido series ni películas",
  },
  toasts: {
    added: "Elemento añadido",
    removed: "Elemento eliminado",
    addError: "No se pudo añadir el gusto. Inténtalo de nuevo.",
    removeError: "No se pudo eliminar el gusto. Inténtalo de nuevo.",
    needOneTitle: "Añade al menos un gusto",
    needOne: "Necesitas añadir al menos un gusto para continuar usando Nakamatch.",
  },
};
