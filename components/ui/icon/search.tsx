import { Glyph, type GlyphProps } from './Glyph';

export function SearchIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m15.8 15.8 4.7 4.7" />
    </Glyph>
  );
}
