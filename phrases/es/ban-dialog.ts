/** A moderator's warning or ban, on the moderation screen and on profiles. */
export const banDialog = {
  action: "Advertir o banear",
  title: "Decidir sobre {{name}}",
  type: "Medida",
  types: { warning: "Advertencia", ban: "Baneo" },
  duration: "Duración",
  durations: { "1_day": "1 día", "1_week": "1 semana", "1_month": "1 mes", permanent: "Permanente" },
  reason: "Motivo",
  reasonRequired: "Elige un motivo",
  notes: "Notas",
  notesHint: "También las leerá la persona.",
  preview: {
    title: "Esto leerá {{name}}",
    warning: "Has recibido una advertencia",
    ban: "Tu cuenta está suspendida",
    reason: "Motivo",
    reasonMissing: "Falta el motivo",
    until: "Hasta",
    permanent: "Permanente",
    notes: "Nota del equipo",
    appeal: "Puedes reclamar una vez. Lo decidirá otra persona del equipo.",
  },
  submit: { warning: "Advertir", ban: "Banear" },
  done: {
    warning: { title: "Advertencia enviada", text: "{{name}} la verá al abrir Nakamatch." },
    ban: { title: "Usuario baneado", text: "{{name}} ya no puede entrar." },
  },
  errors: {
    signedOut: "Debes estar logueado para realizar esta acción",
    failed: "No se pudo aplicar el ban/warning",
    other: "No se pudo completar la acción",
  },
};
