import { Glyph, type GlyphProps } from './Glyph';

/** A favourite or a donation; solid when active. */
export function HeartIcon({ isSolid, ...rest }: GlyphProps & { isSolid: boolean }) {
  return (
    <Glyph {...rest} isSolid={isSolid}>
      <path d="M12 20.2 4.6 12.9a4.8 4.8 0 0 1 6.8-6.8l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z" />
    </Glyph>
  );
}
