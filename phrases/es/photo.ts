/** The own photo: choosing, cropping, uploading. */
export const photo = {
  change: "Cambiar tu foto",
  title: "Recorta tu foto",
  instructions:
    "Arrastra el círculo para colocarlo y tira de una esquina para cambiar su tamaño. Con el teclado, usa las flechas.",
  area: "Zona de recorte: muévela con las flechas",
  corner: "Esquina: cambia el tamaño con las flechas",
  preview: "Vista previa de tu foto",
  previewText: "Así te verán los demás.",
  apply: "Aplicar recorte",
  empty: "No hay nada seleccionado. Arrastra sobre la foto, o pulsa Cancelar para volver a empezar.",
  uploading: "Subiendo la foto...",
  saving: "Guardando la foto...",
  saved: "Foto actualizada",
  savedText: "Tu foto de perfil se ha actualizado correctamente",
  failed: "No se pudo procesar y subir la foto de perfil",
};
