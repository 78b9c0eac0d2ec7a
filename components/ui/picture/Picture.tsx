import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden';
import styles from './picture.module.scss';
import { cutTo, type Shape, shapes, sources, widthsOf } from './srcset';

interface Props {
  src: string | null;
  /** Empty if the name is next to the picture, so that it is announced once (WCAG 1.1.1). */
  alt: string;
  shape: Shape;
  /** The rendered width on the page for the `sizes` attribute. */
  sizes: string;
  /** Background colour (hex) while the picture loads. */
  color?: string | null;
  /** The largest useful width: small pictures of a shape with many sizes need not list them all. */
  most?: number;
  /** `high`: the most important picture of the first screen; `low`: a lazy one that waits for what plays on its page. */
  priority?: 'high' | 'eager' | 'lazy' | 'low';
  className?: string;
  /** A phone in portrait shows it at about 3:4, cropped by the platform. */
  isTallOnPhone?: boolean;
  /** What is cropped for it instead of `src`: art that was made for a phone. */
  tall?: string | null;
  /** Shown without a picture, or if it fails to load (`data-broken`, components/shell). */
  fallback?: ReactNode;
}

/** The narrowest layout only (styles/_media.scss). */
const UPRIGHT_PHONE = '(max-width: 480.98px) and (orientation: portrait)';

/** A picture in a box of fixed shape, so that it causes no layout shift. */
export function Picture(props: Props) {
  const {
    src,
    alt,
    shape,
    sizes,
    color,
    most,
    priority = 'lazy',
    isTallOnPhone,
    tall,
    className,
    fallback,
  } = props;
  const { ratio } = shapes[shape];
  const widths = widthsOf(shape, most);
  const width = widths.at(-1) ?? 0;
  const tint = color ? ({ '--tint': color } as CSSProperties) : undefined;
  const cut = src && isTallOnPhone ? cutTo(tall ?? src, 'upright') : undefined;
  const image = src ? (
    <img
      {...sources(src, shape, most)}
      alt={alt}
      sizes={sizes}
      width={width}
      height={Math.round((width * ratio[1]) / ratio[0])}
      loading={priority === 'lazy' || priority === 'low' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' || priority === 'low' ? priority : undefined}
      decoding={priority === 'high' ? 'sync' : 'async'}
    />
  ) : null;
  return (
    <span className={clsx(styles.box, styles[shape], className)} style={tint}>
      {cut ? (
        <picture>
          <source media={UPRIGHT_PHONE} srcSet={cut} sizes="110vw" />
          {image}
        </picture>
      ) : (
        image
      )}
      {fallback || !src ? (
        <span className={styles.fallback}>
          {fallback}
          {alt && !src ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
        </span>
      ) : null}
    </span>
  );
}
