import { clsx } from 'clsx';
import { Link } from '@/components/ui/link/Link';
import type { GuestOffer } from '@/lib/rules/pages/shell-view';

interface Props {
  offer: GuestOffer;
  className?: string;
}

/** Spec 3 §2 Header: a promo or trial button for guests. */
export function OfferLink({ offer, className }: Props) {
  const shared = { 'data-guest': '', 'data-event': `${offer.kind}_button_click`, className: clsx(className) };
  // A plain link, because the router does not report a change of the hash.
  return offer.kind === 'trial' ? (
    <a href={offer.href} {...shared}>
      {offer.label}
    </a>
  ) : (
    <Link href={offer.href} {...shared}>
      {offer.label}
    </Link>
  );
}
