import { LinkButton } from '@/components/ui/button/LinkButton';

/** The main link of the page, below its title and as wide as its text. */
export function HeadLink({ href, label }: { href: string; label: string }) {
  return (
    <div>
      <LinkButton href={href} variant="primary">
        {label}
      </LinkButton>
    </div>
  );
}
