/** The page for addresses that do not exist. */
export const notFound = {
  meta: "Página no encontrada · Nakamatch",
  title: "Esta página no salió en el tomo",
  text: "Quizá la arrancaron, quizá nunca se dibujó. Lo que buscas no está en esta dirección.",
  home: "Volver al inicio",
};
