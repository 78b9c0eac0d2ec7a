import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Link } from '@/components/ui/link/Link';
import type { Promo, Target } from '@/lib/rules/catalogue/view';
import type { RowLabels } from '../row/labels';
import { MessageButton } from './MessageButton';

export type TargetLabels = Pick<RowLabels, 'newTab' | 'offers'>;

interface Props {
  target: Target | null;
  labels: TargetLabels;
  className?: string;
  /** The id in `data-item` (docs/ROWS.md "Names on tiles"). */
  item?: string;
  children: ReactNode;
}

/**
 * The element for the destination of a promotion: a link, a button or plain content (spec 2 §2 "Destination types").
 */
export function TargetLink({ target, labels, className, item, children }: Props) {
  const look = { className, 'data-item': item, 'data-promo': '' };
  if (!isOpen(target, labels)) return <span {...look}>{children}</span>;
  switch (target.kind) {
    case 'outside':
      return (
        <ExternalLink {...look} href={target.href} newTabLabel={labels.newTab}>
          {children}
        </ExternalLink>
      );
    case 'text':
      return (
        <MessageButton {...look} title={target.title} text={target.text}>
          {children}
        </MessageButton>
      );
    case 'packet':
      return (
        <Link {...look} href={labels.offers.isOtt ? target.href : target.hrefNoOtt}>
          {children}
        </Link>
      );
    case 'page':
    case 'promo-key':
      return (
        <Link {...look} href={target.href}>
          {children}
        </Link>
      );
  }
}

/** Whether the destination is available here; some sites have no promo codes. */
export function isOpen(target: Promo['target'], { offers }: TargetLabels): target is Target {
  return target !== null && (target.kind !== 'promo-key' || offers.hasPromo);
}
