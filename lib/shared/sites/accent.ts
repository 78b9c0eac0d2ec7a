import { blend, contrast, parseHex, READABLE, type Rgb, toHex } from '@/lib/shared/contrast';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** How much of another colour the tones of an accent have. */
const BRIGHTER = 0.3;
const DEEPER = 0.17;
const SHADED = 0.5;
const INK = 0.88;
/** The transparency of the wash behind chosen lines, as two digits. */
const WASH = '22';

/** The tokens of `styles/tokens.scss` that depend on the brand. */
export interface AccentTokens {
  accent: string;
  'accent-bright': string;
  'accent-deep': string;
  'accent-shade': string;
  'accent-wash': string;
  'on-accent': string;
}

/** All tones of a brand from its one colour. @throws when it is not a colour */
export function accentTokens(accent: string): AccentTokens {
  const own = parseHex(accent);
  if (!own) throw new Error(`not a colour: ${accent}`);
  const ink = blend(BLACK, own, INK);
  return {
    accent,
    'accent-bright': toHex(blend(WHITE, own, BRIGHTER)),
    'accent-deep': toHex(blend(BLACK, own, DEEPER)),
    'accent-shade': toHex(blend(BLACK, own, SHADED)),
    'accent-wash': `${accent}${WASH}`,
    'on-accent': toHex(contrast(ink, own) >= READABLE ? ink : WHITE),
  };
}
