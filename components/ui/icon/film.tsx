import { Glyph, type GlyphProps } from './Glyph';

/** A frame of film. */
export function FilmIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 5.5h17v13h-17zM8 5.5v13M16 5.5v13M3.5 9.8H8M3.5 14.2H8M16 9.8h4.5M16 14.2h4.5" />
    </Glyph>
  );
}
