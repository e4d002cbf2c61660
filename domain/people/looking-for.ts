/** Tells whether people who look for this are asked which genders they want as friends (REG-42, EDIT-13). */
export function seeksFriendship(lookingFor: string): boolean {
  return lookingFor === "amistad" || lookingFor === "ambas";
}

/** Tells whether people who look for this are asked which genders they want as partners (REG-42, EDIT-13). */
export function seeksRelationship(lookingFor: string): boolean {
  return lookingFor === "relacion" || lookingFor === "ambas";
}
