import { clsx } from 'clsx';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import styles from './row.module.scss';

interface Props {
  template: string;
  href: string;
  label: string;
  /** The title of the row, because "open all" alone is unclear in a list of links. */
  title: string;
}

/** The last tile of a long rail. */
export function OpenAllTile({ template, href, label, title }: Props) {
  return (
    <Link href={href} className={clsx(styles.openAll, template === 'content-v' && styles.tall)}>
      <ChevronRightIcon size="lg" />
      <span>
        {label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
    </Link>
  );
}
