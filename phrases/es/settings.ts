/** The settings of the own account. */
export const settings = {
  meta: "Ajustes · Nakamatch",
  title: "Ajustes",
  back: "Todos los ajustes",
  search: {
    label: "Buscar en los ajustes",
    none: "Ningún ajuste con «{{query}}».",
    found_one: "{{count}} resultado",
    found_other: "{{count}} resultados",
  },
  groups: { account: "Tu cuenta", app: "Esta app", people: "Otras personas", data: "Tus datos" },
  /** `holds` is shown below the title; `words` are only searched. */
  parts: {
    account: {
      title: "Cuenta",
      holds: "Nickname, correo, perfil y Premium",
      words: "usuario email dirección nombre foto bio suscripción pagar",
    },
    access: {
      title: "Acceso y seguridad",
      holds: "Contraseña, llaves de acceso, dos pasos",
      words:
        "clave password passkey 2fa factor doble código autenticador teléfono sms verificación google discord huella entrar",
    },
    sessions: {
      title: "Sesiones abiertas",
      holds: "Dónde tienes abierto Nakamatch",
      words: "dispositivos móvil ordenador navegador cerrar sesión salir logout",
    },
    appearance: {
      title: "Idioma y tema",
      holds: "En qué idioma y con qué colores",
      words: "oscuro claro noche modo aspecto traducción español english français italiano deutsch português",
    },
    notifications: {
      title: "Notificaciones",
      holds: "Push, horas de silencio, resumen por correo",
      words: "avisos alertas emails novedades no molestar noche",
    },
    filter: {
      title: "Filtro de palabrotas",
      holds: "Tapa palabrotas en lo que escribes",
      words: "palabras insultos groserías censura censurar chat mensajes",
    },
    name: {
      title: "Tu nombre",
      holds: "Qué leen los demás de él",
      words: "nombre apellido real nickname privacidad perfil ocultar esconder mostrar quién ve",
    },
    activity: {
      title: "Actividad reciente",
      holds: "Si los demás leen que has estado en línea",
      words: "última conexión en línea estado presencia ocultar privacidad cuándo",
    },
    metPeople: {
      title: "Gente de aquí",
      holds: "Si tu perfil dice que ya has conocido a gente",
      words: "quedar citas encuentros vernos plan planes confianza perfil privacidad",
    },
    pause: {
      title: "Pausa",
      holds: "Que nadie te descubra por un tiempo",
      words: "pausar descanso descansar esconder ocultar perfil invisible desactivar",
    },
    words: {
      title: "Likes con palabras",
      holds: "Que te digan algo con su like",
      words: "mensaje comentario nota recibir denunciar retiradas bloqueo",
    },
    today: {
      title: "Tu gente de cada día",
      holds: "A qué distancia y en qué idiomas",
      words: "hoy seis cerca lejos distancia kilómetros km idioma lengua gente diaria descubrir",
    },
    hidden: {
      title: "Personas ocultas",
      holds: "A quienes no quieres ver en Descubrir",
      words: "ocultar no es para mí mostrar",
    },
    blocked: {
      title: "Personas bloqueadas",
      holds: "Quienes no te ven ni te escriben",
      words: "bloquear bloqueo desbloquear personas usuarios",
    },
    decisions: {
      title: "Decisiones sobre tu cuenta",
      holds: "Advertencias, motivos y apelaciones",
      words: "moderación suspensión baneo reclamar apelar",
    },
    data: {
      title: "Mis datos",
      holds: "Descarga todo lo que guardamos de ti",
      words: "exportar exportación copia archivo zip rgpd privacidad",
    },
    deletion: { title: "Eliminar la cuenta", holds: "Para siempre", words: "borrar darse de baja cancelar cerrar" },
  },
  account: { email: "Correo", nickname: "Nickname", profile: "Editar mi perfil", premium: "Premium y pagos" },
  password: {
    title: "Contraseña",
    text: "Al cambiarla, cerramos tus demás sesiones y te avisamos por correo.",
    open: "Cambiar la contraseña",
    current: "Contraseña actual",
    next: "Contraseña nueva",
    save: "Guardar contraseña",
    doneTitle: "Contraseña cambiada",
    doneText: "Hemos cerrado tus demás sesiones.",
    currentRequired: "Escribe tu contraseña actual",
    set: {
      text: "Ahora entras sin contraseña. Si eliges una, podrás entrar también con tu correo.",
      open: "Elegir una contraseña",
      prove: "Antes de elegir una contraseña, confirma que eres tú.",
      doneTitle: "Contraseña guardada",
      doneText: "Desde ahora también puedes entrar con tu correo y esta contraseña.",
    },
  },
  providers: {
    title: "Otras formas de entrar",
    text: "Con estas cuentas también puedes entrar en Nakamatch.",
    unlink: "Desvincular",
    unlinkTitle: "¿Desvincular {{provider}}?",
    unlinkText: "Ya no podrás entrar con {{provider}}.",
    done: "Has desvinculado {{provider}}",
  },
  activity: {
    text: "Las tarjetas y los perfiles dicen si alguien estuvo en línea en el último día o en la última semana. Se calcula una vez cada noche: nadie lee nada más, y no cambia ningún orden.",
    switch: "Mostrar que he estado en línea",
    hint: "Si lo desactivas, tampoco lo lees de los demás. En los chats sigues viendo quién está en este momento.",
  },
  metPeople: {
    text: "Tu perfil puede decir «Ha conocido a gente de aquí»: un sí, sin número ni nombres. Hace falta que dos personas distintas digan, como tú, después de un plan, que hubo encuentro.",
    switch: "Mostrar que he conocido a gente",
    hint: "Se calcula una vez cada noche. No avisamos a nadie de cuándo empieza, tampoco a ti.",
  },
  appearance: {
    text: "El tema solo cambia en este navegador. Los correos también te llegan en el idioma que elijas.",
  },
  hidden: {
    text: "Si una persona no es para ti, ocúltala en Descubrir o en su perfil. No se entera, y aquí puedes volver a mostrarla.",
    empty: "No has ocultado a nadie",
    showName: "Volver a mostrar a {{name}}",
    failed: "No hemos podido abrir la lista. Inténtalo de nuevo en un momento.",
  },
  data: {
    text: "Un archivo con todo lo que guardamos de ti: una página para leer y los mismos datos en JSON para otros programas.",
    request: "Preparar el archivo",
    building: "Estamos preparando el archivo. Te escribiremos cuando esté listo.",
    progress: "Preparando",
    ready: "El archivo está listo: ya puedes descargarlo.",
    download: "Descargar ({{size}})",
    until: "Lo borramos el {{date}}.",
    again: "Preparar otro",
    failed: "No hemos podido preparar el archivo. Inténtalo de nuevo.",
  },
  deletion: {
    text: "Tu perfil y todo lo que va con él desaparecen para siempre. Antes te pediremos que lo confirmes.",
  },
};
