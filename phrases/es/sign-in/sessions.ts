/** The own open sessions, in the settings. */
export const sessions = {
  text: "Los dispositivos en los que has iniciado sesión. ¿No reconoces alguno? Cierra su sesión y cambia tu contraseña.",
  loadFailed: "No hemos podido cargar tus sesiones.",
  device: "{{browser}} en {{system}}",
  unknown: "Dispositivo desconocido",
  current: "Esta sesión",
  heldBack: "Sin verificar",
  address: "Dirección IP: {{address}}",
  lastSeen: "Última actividad: {{time}}",
  now: "Ahora",
  end: "Cerrar sesión",
  ended: "Sesión cerrada",
  endOthers: "Cerrar las demás sesiones",
  endOthersTitle: "¿Cerrar las demás sesiones?",
  endOthersText: "Cerraremos la sesión en todos los dispositivos menos en este.",
  endedOthers: "Hemos cerrado las demás sesiones",
};
