import { Glyph, type GlyphProps } from './Glyph';

export function EraseIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M9 5.5h11v13H9L3.5 12zM12 9.5l5 5M17 9.5l-5 5" />
    </Glyph>
  );
}
