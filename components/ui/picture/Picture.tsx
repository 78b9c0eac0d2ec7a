import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../hidden/VisuallyHidden';
import styles from './picture.module.scss';
import { cutTo, type Shape, shapes, sources, widthsOf } from './srcset';

interface Props {
  src: string | null;
  /** Empty when the name stands beside it: one title is read once (WCAG 1.1.1). */
  alt: string;
  shape: Shape;
  /** The width it takes on the page, as the `sizes` attribute wants it. */
  sizes: string;
  /** Hex ground while the art loads. */
  color?: string | null;
  /** So many pixels are enough on every screen: where a shape has many sizes, a small one needs not name them all. */
  most?: number;
  /** `high`: the one picture of the page that decides its first impression. */
  priority?: 'high' | 'eager' | 'lazy';
  className?: string;
  /** A phone held upright shows it about as high as 3:4; there the platform cuts it. */
  isTallOnPhone?: boolean;
  /** Shown when there is no art, or when it does not arrive (`data-broken`, components/shell). */
  fallback?: ReactNode;
}

/** Narrower than every layout but the phone's (styles/_media.scss). */
const UPRIGHT_PHONE = '(max-width: 480.98px) and (orientation: portrait)';

/** Art in a box of fixed shape, so nothing moves when it arrives. */
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
    className,
    fallback,
  } = props;
  const { ratio } = shapes[shape];
  const widths = widthsOf(shape, most);
  const width = widths.at(-1) ?? 0;
  const tint = color ? ({ '--tint': color } as CSSProperties) : undefined;
  const cut = src && isTallOnPhone ? cutTo(src, 'upright') : undefined;
  const image = src ? (
    <img
      {...sources(src, shape, most)}
      alt={alt}
      sizes={sizes}
      width={width}
      height={Math.round((width * ratio[1]) / ratio[0])}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : undefined}
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
