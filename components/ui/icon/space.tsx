import { Glyph, type GlyphProps } from './Glyph';

export function SpaceIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 10v5h15v-5" />
    </Glyph>
  );
}
