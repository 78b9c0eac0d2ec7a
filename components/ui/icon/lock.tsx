import { Glyph, type GlyphProps } from './Glyph';

export function LockIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M5.5 10.5h13v9.5h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </Glyph>
  );
}
