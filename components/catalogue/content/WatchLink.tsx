import { LinkButton } from '@/components/ui/button/LinkButton';
import { PlayIcon } from '@/components/ui/icon/playback';

interface Props {
  href: string;
  label: string;
}

/** The one thing to do on a content page. */
export function WatchLink({ href, label }: Props) {
  return (
    <LinkButton href={href} variant="primary" size="lg">
      <PlayIcon />
      {label}
    </LinkButton>
  );
}
