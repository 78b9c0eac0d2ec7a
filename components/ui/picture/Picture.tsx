import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../hidden/VisuallyHidden';
import styles from './picture.module.scss';
import { type Shape, shapes, sources } from './srcset';

interface Props {
  src: string | null;
  /** Empty when the name stands beside it: one title is read once (WCAG 1.1.1). */
  alt: string;
  shape: Shape;
  /** The width it takes on the page, as the `sizes` attribute wants it. */
  sizes: string;
  /** Hex ground while the art loads. */
  color?: string | null;
  /** `high`: the one picture of the page that decides its first impression. */
  priority?: 'high' | 'eager' | 'lazy';
  className?: string;
  /** Shown when there is no art. */
  fallback?: ReactNode;
}

/** Art in a box of fixed shape, so nothing moves when it arrives. */
export function Picture({ src, alt, shape, sizes, color, priority = 'lazy', className, fallback }: Props) {
  const { ratio, widths } = shapes[shape];
  const width = widths[widths.length - 1] ?? widths[0];
  const tint = color ? ({ '--tint': color } as CSSProperties) : undefined;
  return (
    <span className={cx(styles.box, styles[shape], className)} style={tint}>
      {src ? (
        <img
          {...sources(src, shape)}
          alt={alt}
          sizes={sizes}
          width={width}
          height={Math.round((width * ratio[1]) / ratio[0])}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'high' ? 'high' : undefined}
          decoding={priority === 'high' ? 'sync' : 'async'}
        />
      ) : (
        <span className={styles.fallback}>
          {fallback}
          {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
        </span>
      )}
    </span>
  );
}
