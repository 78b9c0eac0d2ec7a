/** The part of opentype.js 2 that lettering uses; the package has no types. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  interface Outline {
    commands: Command[];
    getBoundingBox(): { y2: number };
  }
  interface Glyph {
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, size: number): Outline;
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(char: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  const opentype: { parse(buffer: ArrayBuffer): Font };

  export type { Command, Font, Glyph };
  export default opentype;
}
