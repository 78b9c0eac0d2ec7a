/** One rem in pixels, which grows with the text size of the viewer. */
export const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
