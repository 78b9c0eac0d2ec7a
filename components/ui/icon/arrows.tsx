import { Glyph, type GlyphProps } from './Glyph';

export function ChevronLeftIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </Glyph>
  );
}

export function ChevronRightIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </Glyph>
  );
}

export function ChevronDownIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Glyph>
  );
}

export function ChevronUpIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m6 14.5 6-6 6 6" />
    </Glyph>
  );
}
