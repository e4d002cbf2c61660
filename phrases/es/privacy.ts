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
  summary: {
    title: "En un minuto",
    keep: "Guardamos lo que pones en tu perfil, tus likes, tus chats y lo justo para que nadie entre en tu cuenta. La ubicación de tu dispositivo no la pedimos nunca.",
    use: "Lo usamos para presentarte a gente que busca lo mismo que tú y para que este sitio sea seguro. Sin publicidad ni rastreadores.",
    seen: "Las demás personas ven tu perfil, nunca tu correo, tu fecha de nacimiento ni dónde estás. Nadie del equipo lee tus chats, salvo los últimos mensajes de uno que alguien denuncie.",
    sold: "No vendemos nada. Solo participan los servicios que necesitamos, como Stripe para cobrar premium.",
    yours:
      "En los ajustes descargas tus datos o eliminas tu cuenta. Lo poco que queda después tiene su plazo, más abajo.",
  },
  who: {
    title: "Quién responde de tus datos",
    operator: "Responsable: {{name}}",
    address: "Dirección: {{address}}",
    text: "Quien gestiona este sitio responde de tus datos. Para cualquier duda, escribe a:",
  },
  data: {
    title: "Qué guardamos y para qué",
    account: {
      title: "Tu cuenta",
      text: "Tu correo, tu contraseña y tu idioma. Guardamos la contraseña de forma que ni nosotros podemos leerla. El correo sirve para entrar, confirmar que es tuyo y avisarte de lo que tienes que saber; nunca para publicidad. Si entras con Google o Discord, también el identificador de tu cuenta allí.",
    },
    profile: {
      title: "Tu perfil y tus gustos",
      text: "Nombre, nickname, fecha de nacimiento, género, país, ciudad, bio, idiomas, tus respuestas a las preguntas, qué buscas y con quién, los títulos que te gustan, cuáles pones en tu estantería y por dónde vas en cada uno. Con eso te mostramos a quien busca lo mismo y calculamos edad, distancia y compatibilidad. Nunca pedimos la ubicación de tu dispositivo. Si importas un archivo con tu lista, tu dispositivo lo lee y solo nos llegan los títulos y, de los que añades, por dónde vas. Si la traes por nombre de usuario, la pide nuestro servidor, que no guarda ni el nombre ni la lista. Una vez cada noche calculamos si estuviste en línea en el último día o en la última semana; los demás lo leen, salvo que lo desactives en los ajustes.",
    },
    photo: {
      title: "Tus fotos",
      text: "Las fotos que subes, hasta seis, recortadas y sin datos ocultos como el lugar o la cámara. Un programa de nuestro propio servidor puede retener una foto que parezca explícita hasta que la revise una persona del equipo de moderación; no sale de ahí.",
    },
    verification: {
      title: "Tu perfil verificado",
      text: "Si pides la insignia de perfil verificado: el gesto que te pedimos, tu foto haciéndolo y desde cuándo llevas la insignia. Solo el equipo de moderación ve esa foto, y anotamos quién la abre y cuándo. No pasa por ningún programa que reconozca caras.",
    },
    meetings: {
      title: "Likes, matches, bloqueos, personas ocultas y búsquedas guardadas",
      text: "A quién das like, con quién tienes match y a quién bloqueas, para abrir el chat cuando el like es mutuo y para que nadie a quien bloqueaste vuelva a cruzarse contigo. También a quién ocultas en Descubrir, para no volver a mostrártelo: nadie más puede verlo. Y las búsquedas que guardas, con su nombre y sus filtros, para que las repitas con un toque y para contarte en el resumen cuánta gente nueva hay en ellas; para eso anotamos también cuándo confirma cada persona su correo. Y quién te ha salido en «Tu gente de hoy», para traerte cada día a otra gente, y a qué distancia puede vivir y si debe hablar tus idiomas. Si das un like con unas palabras, también esas palabras y sobre qué de su perfil son; las ve quien recibe el like y, si hay una denuncia o una señal, el equipo de moderación.",
    },
    chats: {
      title: "Tus chats",
      text: "Los mensajes, cuándo los enviaste y los leyeron, con qué frase y cuándo se terminó una conversación, las reacciones a ellos y cuándo te conectaste por última vez. Puedes retirar un mensaje durante 10\u00a0minutos: sus palabras dejan de aparecer y solo se guardan por si hay una denuncia; los correos ya enviados se quedan como están. Los planes con otra persona: qué, cuándo y dónde, y quién los aceptó, canceló o pidió otra hora, y cuándo. Solo lo ven esas dos personas y quien reciba de una de ellas un enlace, que enseña también el nickname, la edad y la primera foto de la otra; guardamos cuándo se hizo, cuántas veces se abrió y cuándo dijo que todo va bien quien lo hizo. Tras una cancelación, un final, una suspensión o un bloqueo de esa persona, solo enseña el nickname y el plan; si bloquea quien hizo el enlace, siguen la foto y la edad. Los archivos de calendario y los correos no nombran a la otra persona. De los primeros mensajes y de las palabras con likes guardamos además un código del que nadie puede recuperar el texto, para frenar a quien envía lo mismo a todo el mundo.",
    },
    afterPlans: {
      title: "Cómo fueron tus planes",
      text: "Lo que dices de un plan que ya pasó: que hubo encuentro, que no llegó a pasar, que hubo algo mal, o nada. Nadie más lo ve, tampoco la otra persona; si la denuncias, tu respuesta no va en la denuncia. Si las dos personas dicen que hubo encuentro, guardamos junto a tu cuenta un código de las dos que nadie puede leer sin el secreto de nuestro servidor. Solo sirve para una cosa: que tu perfil diga «Ha conocido a gente de aquí», si lo activas en los ajustes. No va en la descarga de tus datos, porque contaría lo que respondió otra persona. Contamos además cuántos planes hubo y en cuántos hubo encuentro, sin nombres.",
    },
    checkIns: {
      title: "Avisar de que estás en casa",
      text: "La hora que pones después de un plan, y qué contestas. De tu persona de confianza: su correo y el nombre con el que te conoce, solo hasta que ya no hacen falta; nadie ve el correo, tampoco tú ni en tu archivo; el nombre, solo tú y esa persona. A ella le llegan una pregunta y, si no contestas, un correo con ese nombre y la hora; nada de la otra persona ni del plan. De cada correo guardamos un código del que nadie puede recuperarlo, para no preguntarle demasiado.",
    },
    going: {
      title: "Eventos a los que vas",
      text: "A qué eventos dices que vas, desde cuándo, quién puede verlo y si solo gente verificada. Dice dónde vas a estar: solo el día o los días y la ciudad del evento. Lo ve quien también va y a quien ves tú, nadie más: quienes te gustan y tus matches o, si lo eliges, toda la gente compatible que va, y solo cuando han pasado 24 horas. Para los demás hay, por evento, un número redondeado a decenas. También guardamos cuándo cambiaste de idea, para que nadie mire entrando y saliendo.",
    },
    sessions: {
      title: "Tus sesiones",
      text: "Desde qué navegador y dirección IP has iniciado sesión, y cuándo: así sigues dentro cuando vuelves y puedes cerrar una sesión que no es tuya. Si usas la verificación en dos pasos, también la app o el teléfono; de tus llaves de acceso, el nombre y cuándo las usaste. Tu huella, tu cara y el PIN no salen de tu dispositivo.",
    },
    reports: {
      title: "Denuncias",
      text: "Quién denuncia a quién, por qué, y la prueba de lo que se veía en ese momento: el perfil con sus fotos o mensajes del chat con la edad de la persona denunciada (los últimos 50, los últimos 50 suyos y el que se marca, con 25 a cada lado), y las palabras que recibió con un like. También, si lo responde, si alguien puede estar en peligro, tener menos de 18 años o pedir dinero. Y lo que el equipo pregunta a la persona denunciada, con su respuesta. Solo la ve el equipo de moderación.",
    },
    moderation: {
      title: "Moderación",
      text: "Las advertencias, suspensiones y apelaciones, con sus motivos, y las señales automáticas para el equipo de moderación: palabras de la lista en nombres, bios, respuestas y palabras con likes, mensajes repetidos y cuentas nuevas con el correo de alguien suspendido. Para esto último no guardamos el correo, sino un código del que nadie puede recuperarlo.",
    },
    premium: {
      title: "Premium",
      text: "Si tienes premium: qué plan, desde cuándo, hasta cuándo y el número de la suscripción. El número de tu tarjeta no pasa por nosotros: la página Premium pide a Stripe su marca, sus cuatro últimas cifras y tus facturas cuando te las muestra, y no las guardamos.",
    },
    alerts: {
      title: "Tus notificaciones y resúmenes",
      text: "Qué notificaciones quieres, cada cuánto te enviamos el resumen por correo y cuándo fue el último, tus horas de silencio y tu zona horaria. De cada navegador en el que activas las notificaciones guardamos también su dirección en el servicio de notificaciones y qué le hemos enviado, hasta que cierras la sesión; la dirección, hasta diez minutos más, para retirar lo que el dispositivo aún muestra. Cada resumen trae un enlace para no recibir más.",
    },
    technical: {
      title: "Lo técnico",
      text: "Para que nadie sature el servicio contamos cuántas veces se conecta cada dirección IP, solo en memoria y con un código en lugar de la dirección. El registro técnico no lleva nombres, correos, direcciones ni textos de nadie.",
    },
  },
  bases: {
    title: "Por qué podemos hacerlo",
    intro:
      "La ley pide una razón para cada dato. Estas son las nuestras, según el Reglamento General de Protección de Datos:",
    contract:
      "El contrato contigo (artículo 6.1.b): cuenta, perfil, fotos, likes, chats, sesiones y premium. Sin eso Nakamatch no funciona.",
    consent:
      "Tu consentimiento (artículo 9.2.a): con qué géneros buscas una relación puede revelar tu orientación. Lo indicas porque quieres, y puedes cambiarlo cuando quieras eligiendo solo amistad.",
    interest:
      "El interés legítimo (artículo 6.1.f) en que este sea un sitio seguro (denuncias, pruebas, moderación, señales automáticas y límites contra el abuso) y en contarte tus novedades por correo. Puedes oponerte a ambas cosas; los correos los paras con un toque.",
    duty: "Una obligación legal (artículo 6.1.c): explicarte cada decisión de moderación, atender tu apelación y responder a la justicia cuando nos lo exige.",
  },
  times: {
    title: "Cuánto tiempo",
    intro: "Lo que forma parte de tu cuenta dura lo que dura tu cuenta. Lo demás tiene su plazo:",
    columns: { what: "Qué", time: "Cuánto" },
    unconfirmed: { what: "Cuentas que nadie confirma", time: "7\u00a0días" },
    sessions: { what: "Sesiones sin usar", time: "30\u00a0días como mucho" },
    links: {
      what: "Enlaces para confirmar el correo y para cambiar la contraseña",
      time: "24\u00a0horas los primeros, 1\u00a0hora los segundos",
    },
    addresses: { what: "Tu correo de antes, si lo cambias", time: "7\u00a0días" },
    emails: { what: "Correos que te enviamos, una vez enviados", time: "2\u00a0horas como mucho" },
    jobs: { what: "Tareas internas, una vez hechas", time: "7\u00a0días" },
    requests: { what: "Recuento de los correos y códigos que has pedido", time: "1\u00a0día" },
    exports: { what: "El archivo con tus datos", time: "1\u00a0día" },
    devices: { what: "La cookie que reconoce tu dispositivo, desde la última vez que entraste", time: "400\u00a0días" },
    identity: { what: "Registro con Google o Discord sin completar", time: "1\u00a0hora, en tu navegador" },
    alerts: { what: "Qué notificaciones te hemos enviado", time: "1\u00a0día" },
    language: { what: "Cookie de tu idioma", time: "365\u00a0días" },
    uploads: {
      what: "Fotos cambiadas o retiradas",
      time: "Dejan de verse al momento; las copias de otros navegadores caducan en 1 hora",
    },
    firstMessages: {
      what: "Código con el que reconocemos un primer mensaje repetido, y cuántos likes con palabras envías",
      time: "24 horas, hasta la limpieza diaria",
    },
    dailyPeople: {
      what: "Quién te ha salido en «Tu gente de hoy»",
      time: "7 días, hasta la limpieza diaria",
    },
    words: {
      what: "Las palabras de un like que quitaste o que un bloqueo retiró, para que quien las recibió aún pueda denunciarlas",
      time: "30 días, hasta la limpieza diaria",
    },
    going: { what: "A qué evento vas", time: "Hasta una semana después de que acabe, o hasta que dices que no vas" },
    goingChanges: { what: "Cuándo dijiste que vas o cambiaste quién lo ve", time: "30 días" },
    checkIns: { what: "La hora de avisar de que estás en casa", time: "3 días después" },
    trustedPeople: {
      what: "El correo de tu persona de confianza",
      time: "48 horas sin respuesta; si no, hasta que acaben el plan y el aviso: el plan, a su hora; el aviso, como mucho 24 horas después de que le tocara recibir el correo",
    },
    trustedMailboxes: {
      what: "El código de un correo al que hemos preguntado",
      time: "30 días; si no quiere más preguntas, hasta que nos pida borrarlo",
    },
    takenBack: {
      what: "Mensajes retirados, para que quien los recibió aún pueda denunciarlos",
      time: "30\u00a0días, hasta la limpieza diaria; con una denuncia sin resolver, hasta que alguien decida, aunque alguien elimine su cuenta",
    },
    plans: {
      what: "Los planes con otra persona, acabaran como acabaran",
      time: "30\u00a0días después de su hora, hasta la limpieza diaria",
    },
    planLinks: {
      what: "Los enlaces a un plan, y el nickname que enseñan de una cuenta eliminada",
      time: "12\u00a0horas después del plan, o cuando terminas el enlace",
    },
    afterPlans: {
      what: "Lo que dices de un plan que ya pasó, y el código de dos personas que se vieron",
      time: "Lo que dices, 14\u00a0días tras el fin del plan, hasta la limpieza diaria; el código, hasta que una de las dos elimina su cuenta y llega la limpieza diaria",
    },
    evidence: {
      what: "Pruebas de una denuncia, también si alguien elimina su cuenta",
      time: "1\u00a0año. Más si hace falta: hasta que alguien decida y, desde la decisión, 6\u00a0meses y hasta que respondamos a tu apelación",
    },
    outcomes: { what: "Si tomamos medidas por lo que denunciaste", time: "1\u00a0año" },
    noteDrafts: {
      what: "Notas y respuestas sin enviar del equipo de moderación",
      time: "Hasta que alguien decida, 30 días como mucho",
    },
    gestures: {
      what: "La foto de tu gesto, si antes nadie decide ni la retiras; después, cómo acabó tu petición",
      time: "7\u00a0días",
    },
    readings: { what: "Quién del equipo de moderación vio la foto de tu gesto, y cuándo", time: "1\u00a0año" },
    privateNotes: {
      what: "Lo que el equipo de moderación anota sobre ti; está en la descarga de tus datos",
      time: "1\u00a0año",
    },
    signals: { what: "Señales automáticas para el equipo de moderación, una vez cerradas", time: "1\u00a0año" },
    bannedEmail: {
      what: "Código con el que reconocemos el correo de una cuenta suspendida, o eliminada con denuncias sin resolver",
      time: "Hasta 1 año después de la suspensión; si es permanente, sin plazo; sin suspensión, hasta que alguien decida",
    },
    log: {
      what: "Registro de decisiones de moderación",
      time: "Sin plazo, con seudónimos; cuando alguien elimina su cuenta, borramos lo que unía a esa persona con su seudónimo",
    },
    backups: {
      what: "Copias de seguridad",
      time: "Lo eliminado desaparece de ellas en 90 días como mucho; hasta entonces, una lista sin nombres evita que una cuenta eliminada vuelva",
    },
  },
  others: {
    title: "Quién más interviene",
    intro: "No vendemos ni cedemos tus datos. Solo participan:",
    members:
      "Las demás personas de Nakamatch, que ven tu perfil. Nunca ven tu correo, tu fecha de nacimiento ni dónde estás.",
    hosting:
      "Los servidores que contratamos para este sitio: guardan la base de datos y las fotos y reparten los avisos en directo. Solo guardan, no usan.",
    mail: "Los servicios que entregan los correos y los SMS que te enviamos.",
    providers:
      "Google o Discord, si entras con uno de ellos. Se enteran de que usas Nakamatch; a nosotros nos dicen tu correo, el identificador de tu cuenta allí y, en el caso de Google, también tu nombre. De lo que haces aquí no les contamos nada.",
    payment:
      "Stripe, que cobra premium en su propia página. Recibe tu correo, una referencia de tu cuenta y lo que escribas al pagar. Si eliminas tu cuenta, le pedimos que borre tus datos.",
    push: "El servicio de notificaciones de tu navegador (de Google, Mozilla, Apple o Microsoft), solo si activas las notificaciones. Recibe cada una cifrada: no puede leerla.",
    flags:
      "flagcdn.com, de donde tu navegador descarga las banderas de los países. Recibe tu dirección IP y qué bandera es, pero no sabe en qué página estás.",
    lists:
      "AniList o MyAnimeList, si este sitio lo ofrece y traes tu lista de allí por nombre de usuario. Reciben ese nombre de nuestro servidor, no quién eres ni tu dirección IP; leemos solo lo que es público y no guardamos el nombre.",
    passwords:
      "Si este sitio lo usa, un servicio que conoce contraseñas filtradas. Solo recibe cinco caracteres de un código calculado con tu nueva contraseña, que comparten muchas otras: ni la contraseña ni quién eres.",
    translation:
      "Si este sitio lo permite, el fabricante del navegador con el que alguien del equipo de moderación traduce una denuncia, una apelación o sus pruebas: el navegador suele traducir en el dispositivo, pero puede enviarle el texto.",
    law: "La policía y los jueces, si la ley nos obliga.",
  },
  device: {
    title: "En tu dispositivo",
    cookie: {
      intro: "Solo usamos las cookies imprescindibles:",
      session:
        "Las de tu sesión, para que siga abierta. Los programas de la página solo pueden leer una, que dice que alguien ha iniciado sesión.",
      device:
        "Una que reconoce este dispositivo cuando ya has entrado con él, para que nadie te deje fuera probando contraseñas. Como las anteriores, no lleva tu nombre ni tu correo.",
      language: "Una que guarda tu idioma.",
      signUp:
        "Al registrarte, una que reconoce este dispositivo durante un día, para que entres al confirmar tu correo.",
      provider:
        "La primera vez que entras con Google o Discord, una que guarda cifrado lo que nos han dicho, hasta que completas el registro o pasa una hora.",
    },
    storage:
      "El navegador guarda tu idioma, el tema y otras preferencias. Mientras tienes la sesión iniciada, también tu nickname, tu foto, los mensajes sin enviar y la bio sin guardar; los borra al cerrarla. Por un rato queda también el correo al que acabamos de escribirte y, hasta media hora, lo que escribes al registrarte, sin la contraseña, por si recargas la página.",
    nothing:
      "No hay cookies de publicidad ni de estadísticas, ni programas de otras empresas. Por eso no verás ningún aviso de cookies.",
  },
  machines: {
    title: "Lo que decide una máquina",
    text: "Un programa calcula la compatibilidad y el orden en que ves a la gente, con los títulos y la distancia, y elige tu gente de hoy por los títulos y un sorteo. También puede retener una foto o frenar un mensaje repetido. Nada más: advertencias y suspensiones las decide siempre una persona, con sus motivos por escrito, y cada una la puedes apelar una vez ante otra persona.",
  },
  rights: {
    title: "Tus derechos",
    intro: "Basta con pedirlo, sin decirnos por qué:",
    access: "Saber qué tenemos de ti y recibirlo en un archivo que también se abre con otros programas.",
    correct: "Corregirlo: casi todo, por tu cuenta, al editar tu perfil.",
    erase:
      "Eliminar tu cuenta con tu perfil, tus fotos, tus gustos, tus likes, tus bloqueos y tus sesiones. Los mensajes que enviaste se quedan en el chat de quien los recibió, sin tu nombre; las denuncias sin resolver, también sin tu nombre, hasta que alguien decida, y las pruebas de una denuncia hasta que termina su plazo.",
    object: "Oponerte a un uso concreto o pedir que lo paremos mientras lo aclaramos.",
    withdraw: "Retirar tu consentimiento cuando quieras, sin que afecte a lo anterior.",
    how: "Descarga tus datos y elimina tu cuenta en los ajustes o, si está suspendida, al iniciar sesión. Para lo demás, escríbenos desde el correo de tu cuenta: contestamos en un mes como mucho.",
    complain: "Si crees que no lo hacemos bien, puedes acudir a la autoridad de protección de datos de tu país.",
  },
  age: {
    title: "Solo para mayores de edad",
    text: "Nakamatch es para mayores de 18 años. No queremos datos de menores: si descubrimos que una cuenta es de uno, la cerramos.",
  },
  changes: {
    title: "Cambios",
    text: "Si Nakamatch cambia, cambian también esta página y la fecha de arriba.",
    terms: "Lo que se ve de ti y las reglas de la casa están en los términos.",
  },
};
