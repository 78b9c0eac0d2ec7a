'use client';

import { useEffect, useState } from 'react';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { PersonIcon } from '@/components/ui/icon/status';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { isPersonKnown } from '@/lib/session/known';
import { useWho } from '@/lib/session/use-who';
import { MyRows, type MyRowsProps } from './MyRows';
import { MyWait } from './MyWait';

/** Favourites of whoever is logged in; spec 2 §6: guests have none, and are asked in. */
export function MyPage(props: MyRowsProps) {
  const { words } = props;
  const who = useWho();
  const [isPerson, setPerson] = useState<boolean | null>(null);
  // Known by the browser alone, and changed by a login over this page.
  useEffect(() => setPerson(who ? who.state === 'user' : isPersonKnown()), [who]);

  if (isPerson === null) return <MyWait words={words} labels={props.labels} />;
  if (isPerson) return <MyRows key={who?.profile?.id} {...props} />;
  return (
    <EmptyState icon={<PersonIcon />} title={words.signInTitle} text={words.signInText}>
      <ModalLink modal="auth" variant="primary">
        {words.signIn}
      </ModalLink>
    </EmptyState>
  );
}
