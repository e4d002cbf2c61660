/** Terms of use, safety centre, moderation figures. The product must keep what they promise. */
export const terms = {
  meta: {
    title: "Términos y seguridad · Nakamatch",
    description: "Las reglas de Nakamatch, cómo conocerse en persona con tranquilidad y qué hacemos con cada denuncia.",
  },
  title: "Términos de uso",
  lead: "Qué puedes esperar de Nakamatch y qué espera Nakamatch de ti. Sin letra pequeña.",
  service: {
    title: "Qué es Nakamatch",
    what: "Un sitio para hacer amistades o encontrar pareja si te gustan el anime, el manga, los videojuegos, las series o el cine. Te mostramos a personas que buscan lo mismo que tú; cuando el like es mutuo, pueden chatear.",
    compatibility:
      "La compatibilidad compara los títulos que ha elegido cada persona y nada más. Tu ciudad sirve para calcular la distancia.",
    free: "Usar Nakamatch es gratis. Solo premium se paga, y solo cambia cómo se ve tu nombre y quién va primero en los empates.",
    premium: {
      renewal:
        "Premium se renueva cada mes o cada año, según el plan, al precio que ves antes de pagar, con impuestos incluidos.",
      notice: "Te avisamos por correo 14 días antes de una renovación anual.",
      cancel:
        "Cancelas la renovación cuando quieras en la página Premium, en dos clics, y sigues siendo premium hasta el final del periodo pagado.",
      withdraw:
        "Durante los 14 días siguientes a la compra puedes desistir allí mismo, sin dar motivos, y te devolvemos todo el importe por el mismo medio de pago.",
      unpaid: "Si no podemos cobrar una renovación, premium sigue 7 días más mientras lo intentamos.",
    },
  },
  account: {
    title: "Tu cuenta",
    age: "Solo para mayores de 18\u00a0años. Si sabemos que alguien es menor, cerramos su cuenta.",
    truth:
      "Una persona, una cuenta, con datos verdaderos. El nickname te lo inventas tú y tu foto puede ser un dibujo, pero nunca la cara de otra persona.",
    confirm: "Antes de entrar confirmas tu correo. Si nadie confirma una cuenta, la eliminamos al cabo de una semana.",
    password: "Tu contraseña es solo tuya: nunca te la pediremos, ni por correo ni por chat.",
    leave:
      "Si quieres irte, elimina tu cuenta en los ajustes: borramos tu perfil, tus fotos, tus gustos y tus likes. Los mensajes que enviaste se quedan en el chat de quien los recibió, sin tu nombre.",
  },
  privacy: {
    title: "Qué se ve de ti",
    seen: "Las demás personas de Nakamatch ven tu perfil: nombre, nickname, edad, país, ciudad, género, qué buscas y a quién, tu bio, tus respuestas, tus fotos y la insignia si la llevas, tus gustos, tu estantería, por dónde vas en cada título y a cuántos kilómetros está tu ciudad de la suya.",
    hidden: "Nadie ve tu correo, tu fecha de nacimiento ni dónde estás: solo conocemos la ciudad que eliges.",
    photo:
      "A tus fotos les quitamos los datos ocultos, como el lugar o la cámara. Su dirección es imposible de adivinar, pero quien la tenga puede abrirlas hasta que las cambies.",
    chats:
      "Nadie del equipo lee tus chats. Solo si alguien denuncia uno guardamos sus últimos mensajes, y solo los ve el equipo de moderación.",
    yours:
      "Lo que escribes y subes sigue siendo tuyo. Nos das permiso para mostrarlo dentro de Nakamatch y para nada más.",
  },
  conduct: {
    title: "Lo que no cabe aquí",
    intro:
      "La regla corta: trata a cada persona como quieres que te traten en el primer mensaje. La larga, lo que no permitimos:",
    harassment: "Acosar, amenazar, insultar o insistir cuando te han dicho que no.",
    hate: "Odio por origen, género, orientación, religión, cuerpo o discapacidad.",
    explicit: "Desnudos, sexo explícito o violencia en fotos y perfiles, o enviados a quien no los ha pedido.",
    minors: "Cualquier contenido sexual con menores, también dibujado. Lo ponemos en manos de la policía.",
    impersonation: "Hacerte pasar por otra persona o inventarte una vida para engañar.",
    money: "Pedir dinero, vender, hacer publicidad o repartir el mismo mensaje a todo el mundo.",
    evasion: "Volver con otra cuenta mientras dura una suspensión.",
    limits:
      "Contra el spam hay límites automáticos de likes y mensajes. Si llegas a uno, te decimos cuándo puedes seguir.",
  },
  safety: {
    title: "Centro de seguridad",
    intro: "Cómo conocerse en persona con tranquilidad, qué pasa cuando denuncias y dónde pedir ayuda.",
    meet: {
      title: "Antes de la cita y durante ella",
      talk: "Habla un tiempo por aquí antes de dar tu teléfono o tus redes. Quien tiene buenas intenciones no tiene prisa.",
      video: "Haz una videollamada antes de la primera cita: en cinco minutos sabes si es la persona de la foto.",
      public:
        "La primera vez, de día y en un sitio con gente: una cafetería, una tienda de cómics, una convención de manga.",
      tell: "Cuéntale a alguien de confianza con quién te vas a ver, dónde y hasta cuándo. Comparte tu ubicación con esa persona.",
      way: "Ve y vuelve por tu cuenta, con el teléfono cargado.",
      leave: "No pierdas de vista tu bebida. Si algo no te cuadra, te vas: no debes explicaciones a nadie.",
      money: "No envíes dinero, tarjetas regalo, códigos ni documentos, por triste o urgente que suene la historia.",
      images:
        "No mandes fotos íntimas a quien no conoces. Si te chantajean: no pagues, guarda las pruebas y denúncialo.",
    },
    report: {
      title: "Qué pasa cuando denuncias",
      seal: "En ese momento guardamos la prueba: el perfil con sus fotos o los mensajes del chat que hacen falta (los últimos y el que marques, con los de alrededor). Ya nadie puede cambiarla, aunque edite su perfil o elimine su cuenta.",
      keep: "La prueba solo la ve el equipo de moderación. La borramos al cabo de un año, nunca antes de que alguien decida ni mientras haga falta para una apelación.",
      quiet: "No le decimos a la otra persona quién la ha denunciado.",
      human:
        "Decide siempre una persona. Los filtros automáticos pueden retener una foto o frenar un mensaje repetido, pero no suspenden a nadie.",
      outcome:
        "Puede acabar en nada, en una advertencia o en una suspensión de un día, una semana, un mes o para siempre.",
      answer: "Te avisamos cuando la hemos revisado. Lo que decidimos sobre la otra persona no lo contamos.",
      again:
        "En «Decisiones» ves si tomamos alguna medida. Si no, puedes pedir una vez que lo mire otra persona del equipo.",
      block: "No tienes que esperar: bloquear funciona al momento y nadie se entera.",
    },
    help: {
      title: "Si necesitas ayuda",
      danger:
        "Si corres peligro ahora, llama a emergencias: 112 en Europa, 911 en gran parte de América, 190 en Brasil, o el número de tu país.",
      lines:
        "En casi todos los países hay líneas gratuitas y confidenciales contra la violencia, para prevenir el suicidio y para jóvenes. Busca «línea de ayuda» y el nombre de tu país: al otro lado hay alguien que sabe escuchar.",
      police:
        "Las amenazas, las agresiones, el chantaje y las estafas son delitos: denúncialos también a la policía. Si la justicia nos pide las pruebas, se las entregamos.",
      us: "Para todo lo demás, estamos aquí:",
    },
  },
  decisions: {
    title: "Advertencias, suspensiones y apelaciones",
    statement:
      "Si tomamos una medida, te explicamos en tu idioma qué regla es, en qué nos basamos, si intervino un programa y cómo apelar. Lo ves en pantalla (o al iniciar sesión, si es una suspensión) y te llega por correo.",
    warning: "Una advertencia la lees, la confirmas y sigues. No te quita nada.",
    ban: "Mientras dura una suspensión no puedes entrar y nadie ve tu perfil. Termina sola en la fecha que te indicamos.",
    appeal:
      "Puedes apelar cada decisión una vez, también si no puedes entrar. Lo revisa otra persona del equipo, nunca quien tomó la decisión. Si tienes razón, todo vuelve a estar como antes.",
    log: "Cada decisión queda en un registro que nadie puede cambiar sin que se note. Lleva seudónimos en vez de nombres; si alguien elimina su cuenta, borramos lo que unía a esa persona con su seudónimo.",
  },
  limits: {
    title: "Hasta dónde llegamos",
    identity:
      "No comprobamos la identidad ni los antecedentes de nadie: sabemos que el correo existe y poco más. Por eso importan los consejos de arriba.",
    people:
      "Ponemos las herramientas y la moderación, pero cada persona responde de lo que hace, aquí dentro y ahí fuera.",
    service:
      "Cuidamos el servicio, pero no podemos prometer que nunca falle. Ni que encuentres al amor de tu vida, aunque ojalá.",
    law: "Nada de esto te quita los derechos que te da la ley de tu país.",
  },
  changes: {
    title: "Cambios y contacto",
    date: "Si cambiamos estos términos, cambia la fecha de arriba. Si dejas de estar de acuerdo, puedes eliminar tu cuenta en los ajustes.",
    write: "¿Dudas, quejas, ideas? Escríbenos:",
  },
  transparency: {
    title: "Transparencia",
    intro:
      "Cuántas decisiones tomamos cada año, por qué motivo y qué pasó después. Las cifras salen del mismo registro que nadie puede cambiar sin que se note.",
    few: "Por debajo de {{count}} no damos la cifra exacta, para no señalar a nadie.",
    empty: "Todavía no hay ninguna decisión.",
    error: "No hemos podido cargar las cifras.",
    year: "Decisiones de {{year}}",
    columns: { decision: "Decisión", outcome: "Qué pasó después", count: "Veces" },
    actions: {
      warning: "Advertencia",
      ban: "Suspensión",
      dismissal: "Denuncias sin medidas",
      photo_rejected: "Foto rechazada",
    },
    outcomes: {
      stands: "Sin apelación",
      lifted: "Levantada antes de tiempo",
      upheld: "Apelada y confirmada",
      reversed: "Apelada y anulada",
    },
    fewer: "menos de {{count}}",
  },
};
