import { Glyph, type GlyphProps } from './Glyph';

export function PlayIcon(props: GlyphProps) {
  return (
    <Glyph {...props} isSolid>
      <path d="M7.5 4.8v14.4L19 12z" />
    </Glyph>
  );
}

export function PauseIcon(props: GlyphProps) {
  return (
    <Glyph {...props} isSolid>
      <path d="M7 5h3.2v14H7zM13.8 5H17v14h-3.2z" />
    </Glyph>
  );
}

/** Play from the beginning. */
export function RestartIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.2h4.2" />
    </Glyph>
  );
}
