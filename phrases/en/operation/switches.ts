import type { Phrases } from "../../dictionary.ts";

export const switches: Phrases["switches"] = {
  title: "Switches",
  text: "They apply to everyone within seconds.",
  registration: "Sign-up open",
  registrationHint: "When it’s closed, nobody can create an account. Logging in still works.",
  maintenance: "Maintenance",
  maintenanceHint: "People can read, log in and report; everything else waits.",
  off: "Off",
  until: "Expected to end: {{time}}",
  duration: "Expected duration",
  minutes_one: "{{count}} minute",
  minutes_other: "{{count}} minutes",
  start: "Start",
  startTitle: "Start maintenance?",
  startText: "Until it ends nobody can change anything: no messages, no likes, no sign-ups.",
  extend: "Change the end",
  end: "End",
  changed: "Last change: {{time}}",
  unchanged: "Nobody has changed anything yet.",
  loadError: "We couldn’t load the switches.",
};
