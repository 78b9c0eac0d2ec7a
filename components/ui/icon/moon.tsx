import { Glyph, type GlyphProps } from './Glyph';

export function MoonIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M19.6 14.6A8.2 8.2 0 0 1 9.4 4.4a8.2 8.2 0 1 0 10.2 10.2z" />
    </Glyph>
  );
}
