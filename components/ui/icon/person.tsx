import { Glyph, type GlyphProps } from './Glyph';

export function PersonIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="8.2" r="3.9" />
      <path d="M4.5 20.2c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Glyph>
  );
}
