import type { CSSProperties } from 'react';
import { resized } from '@/components/ui/picture/srcset';
import type { GraphicTitle as Drawing } from '@/lib/rules/catalogue/view';
import styles from './graphic-title.module.scss';

interface Props {
  picture: Drawing;
  title: string;
  /** True where it is on the first screen for certain. */
  isFirst?: boolean;
}

/**
 * Widths of the picture for one to three pixels per point; small, because the background is the picture of the first
 * screen.
 */
const WIDTHS = [360, 720, 1080] as const;

/** The maximum height of a graphic title. */
const MAX_HEIGHT = 144;

/** How much larger it is on the largest screens: `--grown` of styles/tokens.scss. */
const GROWN = 1.35;

/** The drawn title of a film or series in the place of its text, as large as the layout keeps free for it. */
export function GraphicTitle({ picture: { src, width, height }, title, isFirst = false }: Props) {
  const drawn = Math.min(width, Math.ceil((MAX_HEIGHT * width) / height));
  return (
    <img
      src={resized(src, WIDTHS[0])}
      srcSet={WIDTHS.map((size) => `${resized(src, size)} ${size}w`).join(', ')}
      sizes={`(min-width: 1680px) ${Math.ceil(drawn * GROWN)}px, min(88vw, ${drawn}px)`}
      width={width}
      height={height}
      alt={title}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={styles.drawn}
      style={{ '--drawn': `${drawn}px`, aspectRatio: `${width} / ${height}` } as CSSProperties}
    />
  );
}
