import { Glyph, type GlyphProps } from './Glyph';

export function SettingsIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 7h8M16 7h4M4 12h3M11 12h9M4 17h9M17 17h3" />
      <circle cx="14" cy="7" r="2" />
      <circle cx="9" cy="12" r="2" />
      <circle cx="15" cy="17" r="2" />
    </Glyph>
  );
}
