import { Link } from '@/components/ui/link/Link';
import type { GuestOffer } from '@/lib/rules/pages/shell-view';

interface Props {
  offer: GuestOffer;
  className?: string;
}

/** Spec 3 §2 Header: a promo or trial button for guests. */
export function OfferLink({ offer, className }: Props) {
  return (
    <Link href={offer.href} data-guest="" data-event={`${offer.kind}_button_click`} className={className}>
      {offer.label}
    </Link>
  );
}
