import { Glyph, type GlyphProps } from './Glyph';

export function MoreIcon(props: GlyphProps) {
  return (
    <Glyph {...props} isSolid>
      <circle cx="5.5" cy="12" r="1.4" />
      <circle cx="12" cy="12" r="1.4" />
      <circle cx="18.5" cy="12" r="1.4" />
    </Glyph>
  );
}

export function GlobeIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5.2 5 5.2 12 0 17-5.2-5-5.2-12 0-17" />
    </Glyph>
  );
}

export function HomeIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 10.8 12 4l8 6.8V20h-5.4v-5.6H9.4V20H4z" />
    </Glyph>
  );
}

export function TvIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 6h17v11.5h-17zM8.5 20.5h7" />
    </Glyph>
  );
}

export function LaptopIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M5 5.5h14v10.5h-14zM2.5 19.5h19" />
    </Glyph>
  );
}

/** An application for the television. */
export function InstallIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 5h17v12.5h-17zM8.5 20.5h7M12 7.8v6m-2.6-2.5 2.6 2.5 2.6-2.5" />
    </Glyph>
  );
}

export function HistoryIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.7M4.5 4.5v4.2h4.2M12 8v4.3l2.8 1.7" />
    </Glyph>
  );
}

export function KeyboardIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M7 14h.01M17 14h.01M10 14h4" />
    </Glyph>
  );
}

export function HeadsetIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13h3v5.5h-3zM16.5 13h3v5.5h-3zM18 18.5c0 1.5-1.5 2-4 2" />
    </Glyph>
  );
}

export function MailIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 6h17v12h-17zM4 6.5l8 6 8-6" />
    </Glyph>
  );
}
