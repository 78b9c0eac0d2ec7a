import { Glyph, type GlyphProps } from './Glyph';

export function CardIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 6h17v12h-17zM3.5 10h17M6.5 14.5h4" />
    </Glyph>
  );
}

export function QrIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 4.5h5.5v5.5H4.5zM14 4.5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM14 14h2.5M19.5 14v2.5M14 17v2.5h2.5M19.5 19.5v.1" />
    </Glyph>
  );
}

export function BankIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 9.5 12 5l8 4.5zM6.5 12.5V17M12 12.5V17M17.5 12.5V17M4 19.5h16" />
    </Glyph>
  );
}

export function AppIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M13 4.5h6.5V11M19.5 4.5 11 13M16.5 13.5v6h-12v-12h6" />
    </Glyph>
  );
}

export function CashIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 7h17v10.5h-17zM6.5 12.2v.1M17.5 12.2v.1" />
      <circle cx="12" cy="12.2" r="2.4" />
    </Glyph>
  );
}

export function GiftIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 9h16v3.5H4zM5.5 12.5v7h13v-7M12 9v10.5M12 9C10.5 5 6.5 5.5 7 7.7 7.2 8.7 8.5 9 12 9c1.5-4 5.5-3.5 5-1.3-.2 1-1.5 1.3-5 1.3" />
    </Glyph>
  );
}
