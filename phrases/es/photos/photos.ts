/** Editing the own photos: their order, and removing them. */
export const photos = {
  list: "Tus fotos",
  main: "Principal",
  photo: "Foto {{number}} de {{count}}",
  menu: "Opciones de la foto {{number}}",
  sortable: "se puede mover",
  instructions:
    "Pulsa la barra espaciadora para levantar la foto, muévela con las flechas y vuelve a pulsarla para soltarla. Con Escape se queda donde estaba.",
  lifted: "Has levantado la foto {{number}} de {{count}}.",
  over: "La foto está en el puesto {{number}} de {{count}}.",
  dropped: "Has soltado la foto en el puesto {{number}} de {{count}}.",
  cancelled: "La foto vuelve a su sitio.",
  first: "Usar como principal",
  earlier: "Mover hacia delante",
  later: "Mover hacia atrás",
  remove: "Quitar",
  removeTitle: "¿Quitar esta foto?",
  removeText: "La borramos del todo. Puedes subir otra cuando quieras.",
  failed: "No hemos podido guardar tus fotos",
};
