/** Digits of a PIN (spec 3 §9). */
export const PIN_LENGTH = 4;
