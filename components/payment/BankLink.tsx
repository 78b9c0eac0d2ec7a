'use client';

import { buttonClasses } from '@/components/ui/button/classes';
import { ExternalLink } from '@/components/ui/link/ExternalLink';

interface Props {
  url: string | null;
  label: string;
  newTab: string;
  variant?: 'primary' | 'secondary';
  onPress?(): void;
}

/** A link to the page of the bank or to its app. Only web addresses: the address comes from the platform. */
export function BankLink({ url, label, newTab, variant = 'primary', onPress }: Props) {
  if (!url || !/^https?:$/.test(protocolOf(url))) return null;
  return (
    <ExternalLink
      href={url}
      newTabLabel={newTab}
      className={buttonClasses({ variant, size: 'lg' })}
      onClick={onPress}
      data-autofocus
    >
      {label}
    </ExternalLink>
  );
}

const protocolOf = (url: string): string => (URL.canParse(url) ? new URL(url).protocol : '');
