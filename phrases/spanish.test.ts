import { expect, test } from "vitest";
import { es } from "./es.ts";

const { problems: facts } = es.person;
const { problems } = es.register;

test("ERR-06 a missing birth date", () => {
  expect(problems.birthDate.required).toBe("La fecha de nacimiento es obligatoria");
});

test("ERR-07 ERR-08 OPEN-15 an age under 18, and one out of range", () => {
  expect(problems.birthDate.underage).toBe("Debes ser mayor de 18 años para registrarte");
  expect(problems.birthDate.outOfRange).toBe("La edad debe estar entre 18 y 100 años");
});

test("ERR-09 no country, no city", () => {
  expect(facts.countryRequired).toBe("Debes seleccionar un país");
  expect(facts.cityRequired).toBe("Debes seleccionar una ciudad");
});

test("ERR-10 ERR-11 OPEN-13 a password under 6 characters, and one against the full rule", () => {
  expect(problems.password.tooShort).toBe("La contraseña debe tener al menos 6 caracteres");
  expect(problems.password.weak).toBe(
    "La contraseña debe cumplir con todos los requisitos de seguridad: mínimo 8 caracteres, 1 número, 1 carácter especial y 1 mayúscula",
  );
});

test("ERR-12 a confirmation that differs", () => {
  expect(problems.confirmPassword.mismatch).toBe("Las contraseñas no coinciden");
});

test("ERR-13 a bio that is too long", () => {
  expect(facts.bioTooLong).toBe("La Bio no puede tener más de 300 caracteres");
});

test.each([
  [es.register.nicknameTakenTitle, "Nickname ya en uso"],
  [es.register.problems.nickname.taken, "Este nickname ya está en uso. Elige otro nickname."],
  [es.errors.generic.general, "Ha ocurrido un error. Inténtalo de nuevo."],
  [es.resetPassword.failedTitle, "Error al actualizar contraseña"],
  [es.resetPassword.unexpectedTitle, "Error inesperado"],
  [es.resetPassword.validationTitle, "Error de validación"],
  [es.interests.toasts.addError, "No se pudo añadir el gusto. Inténtalo de nuevo."],
  [es.interests.toasts.removeError, "No se pudo eliminar el gusto. Inténtalo de nuevo."],
  [es.interests.toasts.added, "Elemento añadido"],
  [es.interests.toasts.removed, "Elemento eliminado"],
  [es.interests.toasts.needOneTitle, "Añade al menos un gusto"],
  [es.interests.toasts.needOne, "Necesitas añadir al menos un gusto para continuar usando Nakamatch."],
  [es.likes.errors.lookup, "No se pudo procesar el like. Inténtalo de nuevo."],
  [es.likes.errors.update, "No se pudo enviar/retirar el like. Inténtalo de nuevo."],
  [es.likes.errors.insert, "No se pudo enviar el like. Inténtalo de nuevo."],
  [es.likes.errors.unexpected, "No se pudo procesar la acción. Inténtalo de nuevo."],
  [es.chats.errors.accessDeniedTitle, "Acceso denegado"],
  [es.chats.errors.accessDenied, "No puedes acceder a este chat porque has bloqueado al usuario"],
  [es.errors.codes.CHAT_REFUSED_BLOCKED, "No puedes acceder a este chat porque has bloqueado al usuario"],
  [es.chats.errors.lookupError, "No se pudo verificar el chat existente"],
  [es.chats.errors.createError, "No se pudo crear el chat: {{message}}"],
  [es.chats.errors.actionError, "No se pudo procesar la acción del chat"],
  [es.chats.toasts.created, "Chat creado"],
  [es.chats.toasts.recovered, "Chat recuperado"],
  [es.common.verifying, "Verificando autenticación..."],
  [es.common.pleaseWait, "Por favor espera un momento"],
  [es.common.loading, "Cargando..."],
  [es.nav.bans, "Baneos"],
  [es.common.people.more, "+{{count}} más"],
])("the specification says %j verbatim", (text, expected) => {
  expect(text).toBe(expected);
});
