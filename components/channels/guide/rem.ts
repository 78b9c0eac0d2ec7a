/** A rem in pixels: it grows with the viewer's text. */
export const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
