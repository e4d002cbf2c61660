/** Of a sign-up: a `NameChoice`. Apart from the body, whose shape is given (REG-46). */
export const NAME_CHOICE_HEADER = "x-name-choice";
