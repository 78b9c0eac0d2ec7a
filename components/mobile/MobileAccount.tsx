'use client';

import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { isLoggedIn, knownKind } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { loadViewer } from '@/lib/client/viewer/viewer';
import { nameOf } from '@/lib/client/viewer/viewer-name';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './mobile.module.scss';

interface Props {
  words: Messages['mobile'];
  accountHref: string;
  parentalHref: string;
  hasPromo: boolean;
}

/** The account inside a phone app: the viewer and links to their pages (spec 1 §1 "Surfaces"). */
export function MobileAccount({ words, accountHref, parentalHref, hasPromo }: Props) {
  const who = useViewer();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    loadViewer().then(() => setRequested(true));
  }, []);

  if (!who && !isRequested) return <Spinner label={words.loading} />;
  // A viewer who could not be read is loaded again later.
  if (!isLoggedIn(who)) {
    return (
      <>
        <p className={styles.text}>{words.guest}</p>
        <ModalLink modal="auth" variant="primary" size="lg">
          {words.signIn}
        </ModalLink>
      </>
    );
  }
  const isChild = who ? who.profile?.role === 'child' : knownKind() !== 'user';
  const named = who && nameOf(who);
  const displayName = named && (named.name ?? named.phone);
  return (
    <>
      {displayName ? <p className={styles.text}>{fill(words.signedInAs, { name: displayName })}</p> : null}
      <ul className={styles.ways}>
        <li>
          <LinkButton href={accountHref} size="lg">
            {words.settings}
          </LinkButton>
        </li>
        <li>
          <LinkButton href={parentalHref} size="lg">
            {words.parental}
          </LinkButton>
        </li>
        {hasPromo && !isChild ? (
          <li>
            <ModalLink modal="promocode" size="lg">
              {words.promo}
            </ModalLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}
