import { Glyph, type GlyphProps } from './Glyph';

/** A loudspeaker, crossed out when muted. */
export function SoundIcon({ isMuted, ...props }: GlyphProps & { isMuted: boolean }) {
  return (
    <Glyph {...props}>
      <path d="M4.5 9.5h3.4L12.5 5.5v13l-4.6-4H4.5z" />
      {isMuted ? (
        <path d="m16 9.5 5 5M21 9.5l-5 5" />
      ) : (
        <path d="M15.8 9a4.4 4.4 0 0 1 0 6M18.4 6.6a7.8 7.8 0 0 1 0 10.8" />
      )}
    </Glyph>
  );
}
