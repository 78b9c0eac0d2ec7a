/** Long texts that a network may name, each a page of its own (spec 1 §2 "Pages"). */
export const TEXTS = ['agreement', 'privacy', 'terms'] as const;

export type TextName = (typeof TEXTS)[number];
