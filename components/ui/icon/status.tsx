import { Glyph, type GlyphProps } from './Glyph';

export function CheckIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m5 12.5 4.6 4.6L19 7.5" />
    </Glyph>
  );
}

export function AlertIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M12 4 2.8 19.8h18.4zM12 10v4.4M12 17.2v.1" />
    </Glyph>
  );
}

export function ArchiveIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M4.3 13a7.8 7.8 0 1 0 1.9-6.3M4 4.6v3.6h3.6M12 8v4.4l3 1.8" />
    </Glyph>
  );
}

export function PlusIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M12 5v14M5 12h14" />
    </Glyph>
  );
}

export function PencilIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m5 19 1-4.2L16.2 4.6l3.2 3.2L9.2 18zM13.6 7.2l3.2 3.2" />
    </Glyph>
  );
}

export function StarIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="m12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
    </Glyph>
  );
}

export function BellIcon({ isSolid = false, ...rest }: GlyphProps & { isSolid?: boolean }) {
  return (
    <Glyph {...rest} isSolid={isSolid}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
    </Glyph>
  );
}
