/** Determines whether friendship preferences apply (REG-42, EDIT-13). */
export function seeksFriendship(lookingFor: string): boolean {
  return lookingFor === "amistad" || lookingFor === "ambas";
}

/** Determines whether relationship preferences apply (REG-42, EDIT-13). */
export function seeksRelationship(lookingFor: string): boolean {
  return lookingFor === "relacion" || lookingFor === "ambas";
}

/** Whether every applicable preference is empty (OPEN-40). */
export function seeksNobody({
  lookingFor,
  friendshipPreference,
  relationshipPreference,
}: {
  /** Empty or null: not said, which hides nobody (OPEN-41). */
  lookingFor: string | null;
  friendshipPreference: readonly string[];
  relationshipPreference: readonly string[];
}): boolean {
  if (!lookingFor) return false;
  const wanted = [
    ...(seeksFriendship(lookingFor) ? friendshipPreference : []),
    ...(seeksRelationship(lookingFor) ? relationshipPreference : []),
  ];
  return wanted.length === 0;
}
