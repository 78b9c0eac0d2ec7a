import { ExternalLink } from './ExternalLink';

interface Props {
  /** A page of somebody else's, or what a phone or a mail program opens. */
  kind: 'email' | 'phone' | 'link';
  href: string;
  label: string;
  newTabLabel: string;
  className?: string;
}

/** A way to reach somebody; only a page opens in a tab of its own. */
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
