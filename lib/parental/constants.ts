/** Spec 3 §9 "PIN length: 4". */
export const PIN_LENGTH = 4;
