import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { LoginForm } from '@/lib/client/session/login';
import { routes } from '@/lib/shared/routes';
import styles from './auth.module.scss';

type Props = Pick<LoginForm, 'words' | 'texts' | 'registration'>;

/**
 * Where accounts are made, if not here, and links to the texts that a login accepts, readable even where everything else is closed (spec 3 §2 Modal shell). They
 * open in a new tab, so that typed values stay; a host app with one view shows them in the place of this page (lib/client/session/typed-phone.ts).
 */
export function AuthLinks({ words, texts: { agreement, privacy }, registration }: Props) {
  if (!agreement && !privacy && !registration) return null;
  return (
    <p className={styles.links}>
      {registration ? (
        <Text href={registration.href} name={registration.caption} newTab={words.newTab} />
      ) : null}
      {agreement || privacy ? <span>{words.accept}</span> : null}
      {agreement ? (
        <Text href={routes.text('agreement')} name={words.agreement} newTab={words.newTab} />
      ) : null}
      {privacy ? <Text href={routes.text('privacy')} name={words.privacy} newTab={words.newTab} /> : null}
    </p>
  );
}

function Text({ href, name, newTab }: { href: string; name: string; newTab: string }) {
  return (
    <ExternalLink href={href} newTabLabel={newTab}>
      {name}
    </ExternalLink>
  );
}
