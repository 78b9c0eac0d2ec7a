import { LinkButton } from '@/components/ui/button/LinkButton';

/** What the page is left for, below its title; not stretched over the line. */
export function HeadLink({ href, label }: { href: string; label: string }) {
  return (
    <div>
      <LinkButton href={href} variant="primary">
        {label}
      </LinkButton>
    </div>
  );
}
