import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { LoginForm } from '@/lib/client/session/login';
import { routes } from '@/lib/shared/routes';
import styles from './auth.module.scss';

/**
 * Links to the texts that a login accepts, readable even where everything else is closed (spec 3 §2 Modal shell). They
 * open in a new tab, so that typed values stay.
 */
export function AuthLinks({ words, texts: { agreement, privacy } }: Pick<LoginForm, 'words' | 'texts'>) {
  if (!agreement && !privacy) return null;
  return (
    <p className={styles.links}>
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
