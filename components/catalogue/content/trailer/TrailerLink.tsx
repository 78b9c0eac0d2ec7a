import { LinkButton } from '@/components/ui/button/LinkButton';
import { FilmIcon } from '@/components/ui/icon/film';

/** A link to the trailer with sound and controls. */
export function TrailerLink({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton href={href} size="lg">
      <FilmIcon />
      {label}
    </LinkButton>
  );
}
