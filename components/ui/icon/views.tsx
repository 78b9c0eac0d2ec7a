import { Glyph, type GlyphProps } from './Glyph';

export function GridIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
    </Glyph>
  );
}

/** Programmes side by side on a time axis. */
export function GuideIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 6.5h8M15.5 6.5H20M4 12h4M11.5 12H20M4 17.5h11M18.5 17.5H20" />
    </Glyph>
  );
}

/** Lines that become shorter: the order of a list. */
export function SortIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4 7h16M4 12h11M4 17h6" />
    </Glyph>
  );
}
