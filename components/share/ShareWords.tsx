import type { ShareCard } from '@/lib/server/seo/share-card';
import { SHARE_SIZE } from '@/lib/server/seo/share-constants';
import { FONT_FAMILY } from '@/lib/server/share/fonts';
import { drawable } from '@/lib/server/share/letters';
import { MARGIN } from '@/lib/server/share/picture';

interface Props {
  look: ShareCard['look'];
  title: string;
  line: string | null;
  brand: string;
}

/** The font size in pixels of a title with at most this many letters; longer titles get SMALLEST. */
const SIZES = [
  [16, 96],
  [28, 80],
  [48, 66],
  [80, 54],
] as const;

const SMALLEST = 46;
const LINES = 4;

/**
 * The text of a shared picture. The server renders it into a picture, so styles of the site do not apply, and the
 * renderer supports only flex boxes (next/og).
 */
export function ShareWords({ look, title, line, brand }: Props) {
  const text = drawable(title) || brand;
  const about = drawable(line ?? '');
  const [, fontSize] = SIZES.find(([most]) => text.length <= most) ?? [0, SMALLEST];
  return (
    <div
      style={{
        ...SHARE_SIZE,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: MARGIN,
        color: '#ffffff',
        fontFamily: FONT_FAMILY,
      }}
    >
      <div style={{ display: 'flex', paddingLeft: 80, fontSize: 38, fontWeight: 700 }}>{brand}</div>
      <div style={{ display: 'flex', flexDirection: 'column', width: look === 'scene' ? 660 : 570 }}>
        <div
          style={{
            display: 'block',
            fontSize,
            fontWeight: 700,
            lineHeight: 1.08,
            letterSpacing: '-0.02em',
            lineClamp: LINES,
            textWrap: 'balance',
          }}
        >
          {text}
        </div>
        {about ? (
          <div
            style={{
              display: 'block',
              marginTop: 24,
              fontSize: 32,
              fontWeight: 500,
              lineHeight: 1.3,
              color: '#e6e8f0',
              lineClamp: 2,
            }}
          >
            {about}
          </div>
        ) : null}
      </div>
    </div>
  );
}
