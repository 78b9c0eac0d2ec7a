/** Long texts of a network, each on its own page (spec 1 §2 "Pages"). */
export const TEXTS = ['agreement', 'privacy', 'terms'] as const;

export type TextName = (typeof TEXTS)[number];
