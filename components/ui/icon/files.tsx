import { Glyph, type GlyphProps } from './Glyph';

export function DownloadIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />
    </Glyph>
  );
}

export function TrashIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5" />
    </Glyph>
  );
}
