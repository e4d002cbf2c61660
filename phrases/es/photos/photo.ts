/** The own photo: choosing, cropping, uploading. */
export const photo = {
  change: "Cambiar tu foto",
  title: "Recorta tu foto",
  instructions: "Mueve la foto y acércala hasta que encaje en el círculo.",
  area: "Mueve la foto bajo el círculo con las flechas",
  moved: "Foto movida: el círculo está al {{x}} desde la izquierda y al {{y}} desde arriba.",
  zoom: "Zoom",
  preview: "Vista previa de tu foto",
  previewText: "Así te verán los demás.",
  apply: "Aplicar recorte",
  empty: "La foto aún no se ve. Espera un momento o elige otra.",
  falsified:
    "Tu navegador altera las fotos que recorta una página, para que nadie lo reconozca. Permite a Nakamatch leer imágenes (canvas) o usa otro navegador.",
  uploading: "Subiendo la foto...",
  saving: "Guardando la foto...",
  queued: "Hay mucha gente subiendo fotos. Seguimos intentándolo...",
  saved: "Foto actualizada",
  savedText: "Tu foto de perfil se ha actualizado correctamente",
  failed: "No se pudo procesar y subir la foto de perfil",
  /** Of a photo behind the first. */
  failedFurther: "No se pudo procesar y subir la foto",
  heldSaved: "Foto guardada",
  heldSavedText: "Una persona del equipo la revisará antes de que la vean los demás",
  added: "Foto añadida",
  addedText: "Ya está en tu perfil.",
  /** A stored photo. */
  adjust: "Recortar o girar",
  remove: "Quitar tu foto",
  removeTitle: "¿Quitar tu foto?",
  removeText: "En su lugar se verá la inicial de tu nickname. Puedes subir otra cuando quieras.",
  removeConfirm: "Quitar la foto",
  removed: "Hemos quitado la foto",
  removedText: "Tu perfil ya no muestra ninguna foto",
  nextText: "Ahora tu foto principal es la siguiente.",
  removeFailed: "No hemos podido quitar la foto",
  /** Of the first photo, or a request for it that waits. */
  markGoes: "La insignia de perfil verificado se va con la foto anterior. Puedes pedirla otra vez con la nueva.",
  /** Quarantined. */
  held: {
    title: "Tu foto espera una revisión",
    text: "Un programa la ha retenido; a veces se equivoca. Una persona la revisará pronto y, mientras tanto, solo la ves tú.",
  },
  /** Rejected. */
  rejected: {
    title: "Los demás no ven tu foto",
    text: "Alguien del equipo de moderación la ha revisado y la ha rechazado. Motivo: {{reason}}.",
    next: "Puedes subir otra. Si crees que es un error, apela y lo revisará otra persona.",
    appeal: "Ver la decisión y apelar",
  },
  /** How a profile shows the photo. */
  portrait: {
    open: "Ajustar el marco de tu perfil",
    back: "Volver al círculo",
    instructions: "Mueve la foto y acércala hasta que se vea como quieres en tu perfil.",
    text: "El círculo siempre queda dentro de la imagen.",
    further: "Si pasa a ser tu foto principal, la parte de arriba llena el círculo.",
    area: "Mueve la foto en el marco de tu perfil con las flechas",
    moved: "Foto movida: el marco empieza al {{x}} desde la izquierda y al {{y}} desde arriba.",
    turn: "Girar",
  },
  /** All photos, and those behind the first. */
  more: {
    title: "Tus fotos",
    invitation: "Muestra más de ti: caben seis fotos.",
    edit: "Ordenar tus fotos",
    add: "Añadir una foto",
    held: "En revisión",
    rejected: "Rechazada",
    removeFirst: "La borramos del todo. La siguiente foto que ven los demás será la principal.",
  },
};
