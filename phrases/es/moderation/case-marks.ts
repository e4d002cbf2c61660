/** Marks of urgent cases, what speaks for them, and the steps of the runbooks. */
export const caseMarks = {
  names: {
    danger: "Alguien está en peligro",
    underage: "Puede tener menos de 18 años",
    money: "Pide dinero",
    unsure: "Quizá urgente",
  },
  by: {
    reporter: "Lo dice quien denunció",
    moderator: "Lo ha marcado el equipo de moderación",
  },
  answer: "Respuesta de quien denunció: {{answer}}",
  menu: "Marcar el caso",
  change: "Cambiar la marca",
  remove: "Quitar la marca",
  failed: "No hemos podido cambiar la marca",
  todo: "Qué hacer",
  signs: {
    danger: "Puede haber alguien en peligro. {{source}}",
    underage: "Puede tener menos de 18 años. {{source}}",
    money: "Puede estar pidiendo dinero. {{source}}",
  },
  sources: {
    reported: "Escribe: «{{text}}»",
    reporter: "Quien denunció escribe: «{{text}}»",
    description: "La denuncia dice: «{{text}}»",
  },
  signsNote: "Lo ha encontrado una regla, que puede equivocarse. Léelo y decide si marcas el caso.",
  set: "Marcar",
  steps: {
    danger: {
      serious: "Tómatelo en serio y no discutas si va de verdad.",
      call: "¿Hay un lugar, una hora o un nombre, y es ahora? Llama a emergencias (112 en Europa, 911 en gran parte de América, 190 en Brasil) y léeles lo que tienes. La ciudad y el país están en el perfil. Apunta quién te atiende y a qué hora.",
      tell: "Llama primero y avisa después a quien administra Nakamatch. Para salvar una vida no hace falta permiso.",
      keep: "Deja el caso abierto. No banees a quien habla de suicidio: perdería a la gente con la que habla, y nosotros, la única forma de llegar a esa persona.",
      threat:
        "Si amenaza a otra persona: baneo permanente por «Contenido ofensivo», cuando la policía tenga lo que necesita.",
      write:
        "Apunta qué sabías, cuándo y a quién llamaste, pero no en las notas de la decisión: la persona puede leerlas.",
    },
    underage: {
      look: "Mira el perfil y las pruebas. Una cara joven no demuestra nada; una edad, un curso escolar o un padre o una madre que escribe, sí.",
      sexual:
        "¿Hay algo sexual suyo o con esa persona? No lo copies, reenvíes ni describas. Banea para siempre a quien lo envió y avisa hoy a quien administra Nakamatch.",
      clear:
        "Señal clara: baneo permanente por «Otro», con el hecho en las notas, por ejemplo: «edad: dice tener 16 en el chat del 3 de mayo».",
      ask: "Sin señal clara: pregúntale desde el caso qué edad tiene y espera la respuesta. Que no conteste no demuestra nada: decide por lo que ves.",
      quiet: "No se lo cuentes a quienes hablaron con esa persona, salvo que lo pida la policía.",
    },
    money: {
      look: "Lee las pruebas: ¿quién pide qué, y con qué historia? Mira en las señales y en otras denuncias si la cuenta a más personas.",
      paid: "¿Alguien ha pagado o ha dado un código? Escríbele ya: que llame a su banco, guarde los mensajes y vaya a la policía. En las primeras horas aún se puede parar un pago.",
      clear:
        "Una inversión, una tarjeta regalo, un código o la misma historia a varias personas: baneo permanente por «Spam o contenido no deseado», o por «Suplantación de identidad» si las fotos son de otra persona.",
      doubt:
        "Si es un apuro o un malentendido entre dos personas que se conocen: advertencia. No decidas quién debe qué.",
      forced: "¿Parece que alguien obliga a esa persona a pedirlo? Entonces está en peligro: cambia la marca.",
    },
    unsure: {
      look: "Lee la denuncia y todas las pruebas, también los mensajes anteriores.",
      choose: "¿Alguien está en peligro, tiene menos de 18 años o pide dinero? Cambia la marca: verás los pasos.",
      none: "¿Nada de eso? Quita la marca y decide el caso como cualquier otro.",
    },
  },
};
