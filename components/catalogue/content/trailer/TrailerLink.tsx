import { LinkButton } from '@/components/ui/button/LinkButton';
import { FilmIcon } from '@/components/ui/icon/film';

/** To the trailer in its own window, with sound and controls. */
export function TrailerLink({ href, label }: { href: string; label: string }) {
  return (
    <LinkButton href={href} size="lg">
      <FilmIcon />
      {label}
    </LinkButton>
  );
}
