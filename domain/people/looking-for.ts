/** Determines whether friendship preferences apply (REG-42, EDIT-13). */
export function seeksFriendship(lookingFor: string): boolean {
  return lookingFor === "amistad" || lookingFor === "ambas";
}

/** Determines whether relationship preferences apply (REG-42, EDIT-13). */
export function seeksRelationship(lookingFor: string): boolean {
  return lookingFor === "relacion" || lookingFor === "ambas";
}
