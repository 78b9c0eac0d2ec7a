'use client';

import { buttonClasses } from '@/components/ui/button/classes';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { hasTabs } from '@/lib/client/browser/of-document';

interface Props {
  url: string | null;
  label: string;
  newTab: string;
  variant?: 'primary' | 'secondary';
  /** A tab was opened; this page stays. */
  onPress?(): void;
}

/** A link to the page of the bank or to its app: beside this page, in a host app in its place. Only web addresses: the address comes from the platform. */
export function BankLink({ url, label, newTab, variant = 'primary', onPress }: Props) {
  if (!url || !/^https?:$/.test(protocolOf(url))) return null;
  const className = buttonClasses({ variant, size: 'lg' });
  // The bank leads back to the purchase, which this tab has stored.
  if (!hasTabs())
    return (
      <a href={url} rel="noreferrer" className={className} data-autofocus>
        {label}
      </a>
    );
  return (
    <ExternalLink href={url} newTabLabel={newTab} className={className} onClick={onPress} data-autofocus>
      {label}
    </ExternalLink>
  );
}

const protocolOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol : '');
