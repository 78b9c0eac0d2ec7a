import { Glyph, type GlyphProps } from './Glyph';

export function CloseIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Glyph>
  );
}
