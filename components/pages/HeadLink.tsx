import { LinkButton } from '@/components/ui/button/LinkButton';

/** The page's main way on, below its title and no wider than its words. */
export function HeadLink({ href, label }: { href: string; label: string }) {
  return (
    <div>
      <LinkButton href={href} variant="primary">
        {label}
      </LinkButton>
    </div>
  );
}
