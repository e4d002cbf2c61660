/** A person's facts in a form, in registration and edit profile: labels and problems (specification §8). */
export const person = {
  fields: {
    firstName: "Nombre",
    lastName: "Apellido",
    nameFull: "No caben más de {{max}} caracteres.",
    bio: "Sobre ti",
    bioPlaceholder: "¿Qué serie te quitó el sueño? ¿A qué juego vuelves siempre?",
    country: "País",
    countryPlaceholder: "Busca tu país",
    city: "Ciudad",
    cityPlaceholder: "Busca tu ciudad",
    cityLocked: "Elige primero un país",
    gender: "Género",
    lookingFor: "¿Qué buscas?",
    friendshipPreference: "Para una amistad, me interesan",
    relationshipPreference: "Para una relación, me interesan",
    nobody: "Si no marcas a nadie, no podremos mostrarte a nadie.",
  },
  problems: {
    firstName: {
      required: "El nombre es obligatorio",
      invalid: "El nombre solo puede contener letras, espacios y guiones",
      mixed: "Escribe el nombre con letras de un solo alfabeto",
      tooLong: "El nombre no puede tener más de 10 caracteres",
    },
    lastName: {
      required: "El apellido es obligatorio",
      invalid: "El apellido solo puede contener letras, espacios y guiones",
      mixed: "Escribe el apellido con letras de un solo alfabeto",
      tooLong: "El apellido no puede tener más de 10 caracteres",
    },
    country: {
      required: "Debes seleccionar un país",
    },
    city: {
      required: "Debes seleccionar una ciudad",
    },
    bio: {
      invalid: "La Bio tiene caracteres invisibles. Bórralos o escríbela a mano.",
      tooLong: "La Bio no puede tener más de 300 caracteres",
    },
    gender: {
      required: "Debes seleccionar un género",
    },
    lookingFor: {
      required: "Debes indicar qué buscas",
    },
  },
};
