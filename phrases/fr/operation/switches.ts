import type { Phrases } from "../../dictionary.ts";

export const switches: Phrases["switches"] = {
  title: "Interrupteurs",
  text: "Ils s’appliquent à tout le monde en quelques secondes.",
  registration: "Inscriptions ouvertes",
  registrationHint: "Si elles sont fermées, personne ne peut créer de compte. La connexion reste possible.",
  maintenance: "Maintenance",
  maintenanceHint: "On peut lire, se connecter et signaler ; tout le reste attend.",
  off: "Désactivée",
  until: "Fin prévue : {{time}}",
  duration: "Durée prévue",
  minutes_one: "{{count}} minute",
  minutes_other: "{{count}} minutes",
  start: "Commencer",
  startTitle: "Commencer la maintenance ?",
  startText: "Jusqu’à la fin, personne ne peut rien changer : ni messages, ni likes, ni inscriptions.",
  extend: "Modifier l’heure de fin",
  end: "Terminer",
  changed: "Dernier changement : {{time}}",
  unchanged: "Personne n’a encore rien changé.",
  loadError: "Impossible de charger les interrupteurs.",
};
