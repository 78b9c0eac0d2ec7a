import { Link } from '@/components/ui/link/Link';
import { fill } from '@/lib/shared/i18n/fill';
import { MARK_VIEW, type Mark } from '@/lib/shared/sites/marks';
import type { Site } from '@/lib/shared/sites/sites';
import styles from './brand.module.scss';

export type Brand = Pick<Site, 'name' | 'mark'>;

interface Props {
  /** Accessible name, such as "{site}, home". */
  label: string;
  homeHref: string;
  brand: Brand;
}

/** Between the name of a partner and that of the product. */
const WITH = ' × ';

/** Logo and name with a link home. */
export function Wordmark({ label, homeHref, brand: { name, mark } }: Props) {
  const [own, product] = name.split(WITH);
  return (
    <Link href={homeHref} aria-label={fill(label, { site: name })} className={styles.wordmark}>
      <Emblem mark={mark} />
      <span aria-hidden="true">
        {own}
        {product ? (
          <span className={styles.product}>
            {WITH}
            {product}
          </span>
        ) : null}
      </span>
    </Link>
  );
}

/** Inline, so that it is in the first paint. */
function Emblem({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.mark} viewBox={MARK_VIEW.join(' ')} aria-hidden="true" focusable="false">
      {mark.map(({ tone, path }) => (
        <path key={path} className={styles[tone]} fillRule="evenodd" d={path} />
      ))}
    </svg>
  );
}
