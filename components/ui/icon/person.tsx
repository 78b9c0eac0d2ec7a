import { Glyph, type GlyphProps } from './Glyph';

export function PersonIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="8.2" r="3.9" />
      <path d="M4.5 20.2c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Glyph>
  );
}

export function PeopleIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="9" cy="8.6" r="3.4" />
      <path d="M2.8 19c.8-3.4 3.3-5 6.2-5s5.4 1.6 6.2 5M15.5 5.5a3.3 3.3 0 0 1 0 6.3M17.8 14.6c1.7.8 2.9 2.3 3.4 4.4" />
    </Glyph>
  );
}

/** A child. */
export function SmileIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M8.2 14.2c.9 1.6 2.2 2.4 3.8 2.4s2.9-.8 3.8-2.4M9 9.4v.9M15 9.4v.9" />
    </Glyph>
  );
}

/** Out of the account. */
export function LeaveIcon(props: GlyphProps) {
  return (
    <Glyph {...props}>
      <path d="M10 4.5H4.5v15H10M9.5 12h10.8m-3.6-3.8 3.7 3.8-3.7 3.8" />
    </Glyph>
  );
}
