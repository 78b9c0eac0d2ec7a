import { Glyph, type GlyphProps } from '@/components/ui/icon/Glyph';

/** Icons that only the player uses. */
export function SkipBackIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M5 12a7 7 0 1 0 2.3-5.2M5 4.5v4h4M9.4 9.2v6M12.3 10.8v2.8a1.6 1.6 0 0 0 3.2 0v-2.8a1.6 1.6 0 0 0-3.2 0z" />
    </Glyph>
  );
}

export function SkipForwardIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M19 12a7 7 0 1 1-2.3-5.2M19 4.5v4h-4M9 9.2v6M11.9 10.8v2.8a1.6 1.6 0 0 0 3.2 0v-2.8a1.6 1.6 0 0 0-3.2 0z" />
    </Glyph>
  );
}

/** Channels one below the other, each with its picture. */
export function ChannelListIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 5h5v4h-5zM3.5 14.5h5v4h-5zM12 7h8.5M12 16.5h8.5" />
    </Glyph>
  );
}

export function VolumeIcon({ level, ...props }: GlyphProps & { level: 'off' | 'low' | 'high' }) {
  return (
    <Glyph {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
      {level === 'off' && <path d="m16 9.5 5 5M21 9.5l-5 5" />}
      {level !== 'off' && <path d="M15.5 9.2a4 4 0 0 1 0 5.6" />}
      {level === 'high' && <path d="M18 6.7a7.5 7.5 0 0 1 0 10.6" />}
    </Glyph>
  );
}

export function CastIcon({ on, ...props }: GlyphProps & { on: boolean }) {
  return (
    <Glyph {...props}>
      <path d="M4 8.5V5.5h16.5v13H14M4 18.5h.01M4 15a3.5 3.5 0 0 1 3.5 3.5M4 11.5a7 7 0 0 1 7 7" />
      {on && <path d="M8 9h8.5v6H14" />}
    </Glyph>
  );
}

export function FullscreenIcon({ on, ...props }: GlyphProps & { on: boolean }) {
  return (
    <Glyph {...props}>
      <path d={on ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'} />
    </Glyph>
  );
}

export function PipIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 5.5h17v13h-17zM12 12.5h6v4h-6z" />
    </Glyph>
  );
}

export function NextIcon(props: GlyphProps) {
  return (
    <Glyph {...props} isSolid>
      <path d="M6 5.5v13l9-6.5zM16.5 5.5H19v13h-2.5z" />
    </Glyph>
  );
}

export function EpisodesIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 8.5h11v10H4zM7.5 5.5H18v10" />
    </Glyph>
  );
}
