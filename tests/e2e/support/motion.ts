/** For journeys about what moves or plays by itself: the others ask for reduced motion (playwright.config.ts). */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
