import { Glyph, type GlyphProps } from './Glyph';

export function PhoneIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M7 3.5h10v17H7zM10.8 17.5h2.4" />
    </Glyph>
  );
}

/** A box at a television, and its remote control. */
export function BoxIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3 11h12v6.5H3zM6 14.25h.01M9.5 14.25h2.5M18.5 6.5H21v11h-2.5zM19.75 9.5h.01" />
    </Glyph>
  );
}
