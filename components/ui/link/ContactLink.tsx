import { ExternalLink } from './ExternalLink';

interface Props {
  /** An external page, a phone number or an e-mail address. */
  kind: 'email' | 'phone' | 'link';
  href: string;
  label: string;
  newTabLabel: string;
  className?: string;
}

/** A contact; only external pages open a new tab. */
export function ContactLink({ kind, href, label, newTabLabel, className }: Props) {
  if (kind === 'link') {
    return (
      <ExternalLink href={href} newTabLabel={newTabLabel} className={className}>
        {label}
      </ExternalLink>
    );
  }
  return (
    <a href={href} className={className}>
      {label}
    </a>
  );
}
