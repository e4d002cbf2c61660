/**
 * What the product holds about people, why and for how long. An entry of `data` stands for the tables that name it in `tables.json` of
 * their feature, entries of `times` and `others` for what `tools/privacy.json` lists; `npm run check` fails for what is missing.
 */
export const privacy = {
  meta: {
    title: "Privacidad · Nakamatch",
    description:
      "Qué datos guarda Nakamatch, para qué, cuánto tiempo, quién más los ve y cómo recuperarlos o borrarlos.",
  },
  title: "Privacidad",
  lead: "Qué sabemos de ti, para qué lo usamos y cómo hacer que lo olvidemos. Sin rastreadores, sin publicidad y sin vender nada a nadie.",
  who: {
    title: "Quién responde de tus datos",
    operator: "Responsable: {{name}}",
    address: "Dirección: {{address}}",
    text: "De tus datos responde quien gestiona este sitio. Para cualquier cosa sobre ellos, escribe aquí:",
  },
  data: {
    title: "Qué guardamos y para qué",
    account: {
      title: "Tu cuenta",
      text: "Tu correo, tu contraseña y tu idioma. La contraseña se guarda cifrada de forma que ni nosotros podemos leerla. El correo sirve para entrar, confirmar que es tuyo y avisarte de lo que tienes que saber; nunca para publicidad. Si entras con Google o Discord, también el identificador de tu cuenta allí.",
    },
    profile: {
      title: "Tu perfil y tus gustos",
      text: "Nombre, nickname, fecha de nacimiento, género, país, ciudad, bio, qué buscas y con quién, y los títulos que te gustan. Con eso te mostramos a quien busca lo mismo y calculamos edad, distancia y compatibilidad. La ubicación del dispositivo no la pedimos nunca. Si importas un archivo con tu lista, se lee en tu dispositivo: solo llegan los títulos. Si la traes por nombre de usuario, la pide nuestro servidor, que no guarda ni el nombre ni la lista.",
    },
    photo: {
      title: "Tu foto",
      text: "La foto que subes, recortada y sin datos ocultos como el lugar o la cámara. Un programa de nuestro propio servidor puede retener una foto que parezca explícita hasta que la revise una persona del equipo de moderación; no sale de ahí.",
    },
    meetings: {
      title: "Likes, matches, bloqueos y personas ocultas",
      text: "A quién das like, con quién tienes match y a quién bloqueas, para abrir el chat cuando el interés es mutuo y para que nadie bloqueado vuelva a cruzarse contigo. También a quién ocultas en Descubrir, para no volver a mostrártelo: nadie más puede verlo.",
    },
    chats: {
      title: "Tus chats",
      text: "Los mensajes, cuándo se enviaron y se leyeron, y cuándo te conectaste por última vez. De los primeros mensajes guardamos además una huella criptográfica, de la que no se puede recuperar el texto, para frenar a quien envía lo mismo a todo el mundo.",
    },
    sessions: {
      title: "Tus sesiones",
      text: "Desde qué navegador y dirección IP has iniciado sesión, y cuándo. Si has activado una segunda verificación, también su app o su teléfono. Además, los nombres de tus llaves de acceso y cuándo las usaste; tu huella dactilar, tu cara y el PIN se quedan en tu dispositivo. Así tu sesión sigue abierta cuando vuelves, y así se puede cerrar una sesión que no es tuya.",
    },
    reports: {
      title: "Denuncias",
      text: "Quién denuncia a quién, por qué, y la prueba de lo que se veía en ese momento: el perfil con su foto o los últimos 50 mensajes del chat. Solo la ve el equipo de moderación.",
    },
    moderation: {
      title: "Moderación",
      text: "Las advertencias, suspensiones y reclamaciones, con sus motivos, y los avisos automáticos para el equipo de moderación: palabras de la lista en nombres y bios, mensajes repetidos y cuentas nuevas con el correo de alguien suspendido. Para esto último guardamos una huella criptográfica del correo, no el correo.",
    },
    premium: {
      title: "Premium",
      text: "Si tienes premium: qué plan, desde cuándo, hasta cuándo y el número de la suscripción. El número de tu tarjeta no pasa por nosotros: la página Premium te muestra su marca y sus cuatro últimas cifras, que lee de Stripe en ese momento, igual que tus facturas, y no las guardamos.",
    },
    alerts: {
      title: "Tus notificaciones y resúmenes",
      text: "Qué avisos quieres, cada cuánto te enviamos el resumen por correo y cuándo fue el último, tus horas de silencio y zona horaria y, por cada navegador en el que activas las notificaciones, su dirección en el servicio de avisos y qué le hemos enviado, que terminan con la sesión. El resumen cuenta tus novedades; si no lo quieres, cada uno trae un enlace para no recibir más.",
    },
    technical: {
      title: "Lo técnico",
      text: "Para que nadie sature el servicio contamos las peticiones por dirección IP, en memoria y con una huella criptográfica en lugar de la dirección. El registro técnico no lleva nombres, correos, direcciones ni textos de nadie.",
    },
  },
  bases: {
    title: "Por qué podemos hacerlo",
    intro:
      "La ley pide una razón para cada dato. Estas son las nuestras, según el Reglamento General de Protección de Datos:",
    contract:
      "El contrato contigo (artículo 6.1.b): cuenta, perfil, foto, likes, chats, sesiones y premium. Sin eso Nakamatch no funciona.",
    consent:
      "Tu consentimiento (artículo 9.2.a): con qué géneros buscas una relación puede revelar tu orientación. Lo indicas porque quieres, y puedes cambiarlo cuando quieras eligiendo solo amistad.",
    interest:
      "El interés legítimo (artículo 6.1.f) en que este sea un sitio seguro: denuncias, pruebas, moderación, avisos automáticos y límites contra el abuso. Puedes oponerte. También en avisarte por correo de tus novedades: puedes pararlo con un toque.",
    duty: "Una obligación legal (artículo 6.1.c): explicarte cada decisión de moderación, atender tu reclamación y responder a la justicia cuando nos lo exige.",
  },
  times: {
    title: "Cuánto tiempo",
    intro: "Lo que forma parte de tu cuenta dura lo que dura tu cuenta. Lo demás tiene su plazo:",
    columns: { what: "Qué", time: "Cuánto" },
    unconfirmed: { what: "Cuentas que nadie confirma", time: "7\u00a0días" },
    sessions: { what: "Sesiones sin usar", time: "30\u00a0días" },
    links: {
      what: "Enlaces para confirmar el correo y para cambiar la contraseña",
      time: "24\u00a0horas los primeros, 1\u00a0hora los segundos",
    },
    addresses: { what: "Tu correo de antes, si lo cambias", time: "7\u00a0días" },
    emails: { what: "Correos que te enviamos, una vez enviados", time: "2\u00a0horas como mucho" },
    jobs: { what: "Otras tareas internas, terminadas", time: "7\u00a0días" },
    requests: { what: "Recuento de los correos y códigos que has pedido", time: "1\u00a0día" },
    exports: { what: "El archivo con tus datos", time: "1\u00a0día" },
    devices: { what: "Reconocimiento del dispositivo, desde la última vez que entraste", time: "400\u00a0días" },
    identity: { what: "Registro con Google o Discord sin completar", time: "1\u00a0hora, en tu navegador" },
    alerts: { what: "Qué notificaciones te hemos enviado", time: "1\u00a0día" },
    language: { what: "Cookie de tu idioma", time: "365\u00a0días" },
    uploads: {
      what: "Fotos cambiadas o retiradas",
      time: "Dejan de verse al momento; las copias de otros navegadores caducan en 1\u00a0hora",
    },
    firstMessages: {
      what: "Huella criptográfica de los primeros mensajes",
      time: "24\u00a0horas, y se borra en la limpieza diaria",
    },
    evidence: {
      what: "Pruebas de una denuncia, también si alguien elimina su cuenta",
      time: "1\u00a0año, y hasta que se decida; si hay decisión, también 6\u00a0meses desde ella y hasta responder a tu reclamación",
    },
    signals: { what: "Avisos automáticos para el equipo de moderación, una vez cerrados", time: "1\u00a0año" },
    bannedEmail: {
      what: "Huella criptográfica del correo de una cuenta suspendida, o eliminada con denuncias sin resolver",
      time: "Hasta 1\u00a0año después de la suspensión; si es permanente, sin plazo; sin suspensión, hasta que se decida",
    },
    log: {
      what: "Registro de decisiones de moderación",
      time: "Sin plazo, con seudónimos; al eliminar una cuenta se borra qué seudónimo era el suyo",
    },
    backups: {
      what: "Copias de seguridad",
      time: "Lo borrado desaparece de ellas en 90\u00a0días como mucho; hasta entonces, una lista de simples identificadores evita que se restaure una cuenta borrada",
    },
  },
  others: {
    title: "Quién más interviene",
    intro: "No vendemos ni cedemos tus datos. Intervienen solo:",
    members:
      "Las demás personas de Nakamatch, que ven tu perfil. Nunca ven tu correo, tu fecha de nacimiento ni dónde estás.",
    hosting:
      "Los servidores contratados para este sitio: en ellos están la base de datos, las fotos y la memoria que reparte los avisos en directo. Guardan, pero no usan.",
    mail: "Los servicios que entregan los correos y los SMS que te enviamos.",
    providers:
      "Google o Discord, si entras con uno de ellos. Se enteran de que usas Nakamatch; a nosotros nos dicen tu correo, el identificador de tu cuenta allí y, en el caso de Google, también tu nombre. De lo que haces aquí no les contamos nada.",
    payment:
      "Stripe, que cobra premium en su propia página. Recibe tu correo, el identificador de tu cuenta aquí y lo que escribas al pagar. Si eliminas tu cuenta, le pedimos que borre tus datos.",
    push: "El servicio de avisos de tu navegador (de Google, Mozilla, Apple o Microsoft), solo si activas las notificaciones. Recibe cada aviso cifrado: no puede leerlo.",
    flags:
      "flagcdn.com, de donde tu navegador descarga las banderas de los países. Recibe tu dirección IP y qué bandera es, pero no desde qué página.",
    lists:
      "AniList o MyAnimeList, si este sitio lo ofrece y traes tu lista de allí por nombre de usuario. Reciben ese nombre de nuestro servidor, no quién eres ni tu dirección IP; leemos solo lo que es público y no guardamos el nombre.",
    passwords:
      "Si este sitio lo usa, un servicio que conoce contraseñas filtradas: recibe cinco caracteres de una huella criptográfica de tu nueva contraseña, comunes a muchas otras. No recibe ni la contraseña ni quién eres.",
    law: "La policía y los jueces, si la ley nos obliga.",
  },
  device: {
    title: "En tu dispositivo",
    cookie:
      "Solo las cookies imprescindibles: las de tu sesión, para que siga abierta, y otra que reconoce este dispositivo cuando ya has entrado con él, para que las contraseñas incorrectas de otra persona no te dejen fuera. No contienen ni tu nombre ni tu correo. Los programas de la página solo pueden leer una, que dice que alguien ha iniciado sesión. Otra más guarda tu idioma. Cuando te registras, otra reconoce durante un día este dispositivo, para que entres al confirmar tu correo. Si entras por primera vez con Google o Discord, otra guarda cifrado lo que nos han dicho, hasta que completas el registro o pasa una hora.",
    storage:
      "En el almacenamiento del navegador quedan tu idioma, el tema y otras preferencias; mientras tienes la sesión iniciada, también tu nickname, tu foto y los mensajes que aún no has enviado, que se borran al cerrar sesión, y por un rato el correo al que acabamos de escribirte. Lo que escribes al registrarte, sin la contraseña, queda hasta media hora en la pestaña, por si la recargas.",
    nothing:
      "No hay cookies de publicidad ni de estadísticas, ni programas de otras empresas. Por eso no verás ningún aviso de cookies.",
  },
  machines: {
    title: "Lo que decide una máquina",
    text: "La compatibilidad y el orden en que ves a la gente los calcula un programa a partir de los títulos y la distancia. Un programa también puede retener una foto o frenar un mensaje repetido. Nada más: advertencias y suspensiones las decide siempre una persona, con sus motivos por escrito, y contra cada una puedes reclamar una vez ante otra persona.",
  },
  rights: {
    title: "Tus derechos",
    intro: "Basta con pedirlo, sin decirnos por qué:",
    access: "Saber qué tenemos de ti y recibirlo en un archivo que también puedan leer los programas.",
    correct: "Corregirlo: casi todo, por tu cuenta, al editar tu perfil.",
    erase:
      "Eliminar tu cuenta con tu perfil, tu foto, tus gustos, tus likes, tus bloqueos y tus sesiones. Los mensajes que enviaste se quedan en el chat de quien los recibió, sin tu nombre; las denuncias sin resolver, también sin tu nombre, hasta que alguien decida, y las pruebas de una denuncia hasta que vence su plazo.",
    object: "Oponerte a un uso concreto o pedir que lo paremos mientras lo aclaramos.",
    withdraw: "Retirar tu consentimiento cuando quieras, sin que cambie lo anterior.",
    how: "Descarga tus datos y elimina tu cuenta en los ajustes o, si está suspendida, al iniciar sesión. Para lo demás, escríbenos desde el correo de tu cuenta: contestamos en un mes como mucho.",
    complain: "Si crees que no lo hacemos bien, puedes acudir a la autoridad de protección de datos de tu país.",
  },
  age: {
    title: "Solo para mayores de edad",
    text: "Nakamatch es para mayores de 18\u00a0años. No guardamos a sabiendas datos de menores: si descubrimos que una cuenta es de uno, la cerramos.",
  },
  changes: {
    title: "Cambios",
    text: "Cuando cambia lo que hace el producto, cambia esta página y la fecha de arriba.",
    terms: "Lo que se ve de ti y las reglas de la casa están en los términos.",
  },
};
